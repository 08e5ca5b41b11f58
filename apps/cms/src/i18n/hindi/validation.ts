export const validation = {
  "Please enter the date as day/month/year: 05/12/2026 is 5 December 2026.":
    "कृपया तारीख़ दिन/महीना/साल में लिखें: 05/12/2026 यानी 5 दिसंबर 2026।",
  "Please enter the time in India, for example 09:30.": "कृपया भारत का समय लिखें, जैसे 09:30।",
  "This time is in the past. Please choose a later one.": "यह समय बीत चुका है। कृपया बाद का समय चुनें।",
  "Publishing would fail: {reasons}": "प्रकाशन विफल होगा: {reasons}",
  "This schedule does not exist any more.": "यह शेड्यूल अब मौजूद नहीं है।",
  "Only a published version can be restored here.":
    "यहाँ केवल प्रकाशित संस्करण ही पुनर्स्थापित किया जा सकता है।",
  "“{text}” is not a valid date. Please use day/month/year: 05/12/2026 is 5 December 2026.":
    "“{text}” मान्य तारीख़ नहीं है। कृपया दिन/महीना/साल लिखें: 05/12/2026 यानी 5 दिसंबर 2026।",
  "Please choose a file.": "कृपया एक फ़ाइल चुनें।",
  "Please enter the date.": "कृपया तारीख़ लिखें।",
  "Please use only lower-case letters, digits and hyphens, for example front-gate.":
    "कृपया केवल छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, जैसे front-gate।",
  "Please enter a URL that starts with https://, mailto:, tel: or / (a page of this website).":
    "कृपया https://, mailto:, tel: या / (इस वेबसाइट का पृष्ठ) से शुरू होने वाला URL लिखें।",
  "Please enter a URL that starts with https:// or / (a page of this website).":
    "कृपया https:// या / (इस वेबसाइट का पृष्ठ) से शुरू होने वाला URL लिखें।",
  "Please enter a URL that starts with https:// or / (a page of this website), or one of {addresses}.":
    "कृपया https:// या / (इस वेबसाइट का पृष्ठ) से शुरू होने वाला URL, या इनमें से एक लिखें: {addresses}।",
  "Please enter a URL that starts with https://, or leave the field empty.":
    "कृपया https:// से शुरू होने वाला URL लिखें, या फ़ील्ड ख़ाली छोड़ें।",
  "Please choose a document, or enter a URL that starts with https:// or /.":
    "कृपया दस्तावेज़ चुनें, या https:// या / से शुरू होने वाला URL लिखें।",
  "Please enter the session as two consecutive years, for example 2025-2026.":
    "कृपया सत्र दो लगातार सालों में लिखें, जैसे 2025-2026।",
  "Please enter the marks.": "कृपया अंक लिखें।",
  "Please start the marks with a number, for example 96.4.": "कृपया अंक किसी संख्या से शुरू करें, जैसे 96.4।",
  "Marks cannot be more than {most}. Please enter a percentage (96.4) or marks out of a total (482/500).":
    "अंक {most} से अधिक नहीं हो सकते। कृपया प्रतिशत (96.4) या कुल में से अंक (482/500) लिखें।",
  "The end date is before the start date.": "अंतिम तारीख़ शुरुआती तारीख़ से पहले है।",
  "Please use at most 300 characters and only these placeholders: {day}, {names}.":
    "कृपया अधिकतम 300 अक्षर और केवल ये प्लेसहोल्डर लिखें: {day}, {names}।",
  "Please use at most {most} characters and only these placeholders: {names}.":
    "कृपया अधिकतम {most} अक्षर और केवल ये प्लेसहोल्डर लिखें: {names}।",
  "Please use at most 200 characters.": "कृपया अधिकतम 200 अक्षर लिखें।",
  "Please enter one to five lines of at most 40 characters.":
    "कृपया एक से पाँच पंक्तियाँ लिखें, हर एक अधिकतम 40 अक्षर।",
  "Please enter one to five lines of at most 120 characters.":
    "कृपया एक से पाँच पंक्तियाँ लिखें, हर एक अधिकतम 120 अक्षर।",
  "Please enter one to eight lines of at most 40 characters.":
    "कृपया एक से आठ पंक्तियाँ लिखें, हर एक अधिकतम 40 अक्षर।",
  "Please enter 1 to 20 lines of at most 120 characters.":
    "कृपया 1 से 20 पंक्तियाँ लिखें, हर एक अधिकतम 120 अक्षर।",
  "Please enter the start and end time, for example 9:35 to 10:20 AM.":
    "कृपया शुरू और समाप्त होने का समय लिखें, जैसे 9:35 to 10:20 AM।",
  "Please enter a colour such as #12332a.": "कृपया रंग लिखें, जैसे #12332a।",
  "Please enter the message.": "कृपया संदेश लिखें।",
  "Please enter a phone number, for example +91 135 000 0000.":
    "कृपया फ़ोन नंबर लिखें, जैसे +91 135 000 0000।",
  "Please enter an e-mail address, for example office@school.example.":
    "कृपया ई-मेल पता लिखें, जैसे office@school.example।",
  "Please enter a ratio such as 1:12.": "कृपया अनुपात लिखें, जैसे 1:12।",
  "“{address}” is not a valid e-mail address.": "“{address}” मान्य ई-मेल पता नहीं है।",
  "Please enter at most {most} addresses.": "कृपया अधिकतम {most} पते लिखें।",
  "Please use lower-case letters, digits and hyphens, for example monthly.":
    "कृपया छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, जैसे monthly।",
  "Please enter a path such as /swimming-pool, with letters, digits and hyphens after the /.":
    "कृपया /swimming-pool जैसा पथ लिखें, / के बाद अंग्रेज़ी अक्षर, अंक और हाइफ़न।",
  "Another page already uses this path.": "यह पथ पहले से किसी और पृष्ठ का है।",
  "Please enter a reason for hiding the page.": "कृपया पृष्ठ छिपाने का कारण लिखें।",
  "The website cannot show this text. Please use only web links and these placeholders: {names}.":
    "वेबसाइट यह पाठ नहीं दिखा सकती। कृपया केवल वेब लिंक और ये प्लेसहोल्डर लिखें: {names}।",
  "This request is too large. Please choose a smaller file or a shorter text.":
    "यह अनुरोध बहुत बड़ा है। कृपया छोटी फ़ाइल या छोटा पाठ चुनें।",
  "This image was not saved, because {reason}. Please upload a JPEG, PNG or WebP image of at most 50 megapixels.":
    "यह तस्वीर नहीं सहेजी गई, क्योंकि {reason}। कृपया अधिकतम 50 मेगापिक्सेल की JPEG, PNG या WebP तस्वीर अपलोड करें।",
  "it has more than 50 megapixels": "इसमें 50 मेगापिक्सेल से ज़्यादा हैं",
  "it cannot be read": "इसे पढ़ा नहीं जा सकता",
  "it has another format": "इसका फ़ॉर्मैट दूसरा है",
  "This file was not saved, because its type is not supported. Please upload a PDF, a Word, Excel, PowerPoint or LibreOffice document without macros, an MP4 video or an MP3 recording.":
    "यह फ़ाइल नहीं सहेजी गई, क्योंकि इसका प्रकार समर्थित नहीं है। कृपया PDF, बिना मैक्रो का Word, Excel, PowerPoint या LibreOffice दस्तावेज़, MP4 वीडियो या MP3 रिकॉर्डिंग अपलोड करें।",
  "This file was not saved, because checking it takes too long. Please save it again from the program that made it.":
    "यह फ़ाइल नहीं सहेजी गई, क्योंकि इसकी जाँच में बहुत समय लग रहा है। कृपया इसे उसी प्रोग्राम से फिर सहेजें जिसमें यह बनी थी।",
  "Too many files are being checked now. Please try again in a minute.":
    "अभी बहुत सारी फ़ाइलों की जाँच हो रही है। कृपया एक मिनट बाद फिर कोशिश करें।",
  "This file is larger than 30 MB. Please choose a smaller one.":
    "यह फ़ाइल 30 MB से बड़ी है। कृपया छोटी फ़ाइल चुनें।",
} as const;
