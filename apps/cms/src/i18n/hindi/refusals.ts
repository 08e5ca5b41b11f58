/** What rules and the host refuse, in their own words; and what the audit log says. */
export const refusals = {
  "Please give the day: 05/12/2026 is 5 December 2026.":
    "कृपया दिन लिखें: 05/12/2026 यानी 5 दिसंबर 2026।",
  "Please give the time as the school’s clock shows it: 09:30.":
    "कृपया समय वैसे लिखें जैसे विद्यालय की घड़ी दिखाती है: 09:30।",
  "This moment has passed. Please choose one that is to come.":
    "यह समय बीत चुका है। कृपया आगे का समय चुनें।",
  "Publishing it then would fail: {reasons}": "तब प्रकाशित नहीं हो सकेगा: {reasons}",
  "There is no such schedule any more.": "ऐसा तय काम अब नहीं है।",
  "Only a version that was published can be restored here.":
    "यहाँ केवल प्रकाशित संस्करण ही पुनर्स्थापित किया जा सकता है।",
  "“{text}” cannot be read as a date. Please write day, month and year: 05/12/2026 is 5 December 2026.":
    "“{text}” तारीख़ के रूप में पढ़ी नहीं जा सकती। कृपया दिन, महीना और साल लिखें: 05/12/2026 यानी 5 दिसंबर 2026।",
  "Please choose a file.": "कृपया एक फ़ाइल चुनें।",
  "Please give the date.": "कृपया तारीख़ लिखें।",
  "Please use small letters, digits and hyphens only, such as front-gate.":
    "कृपया केवल छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, जैसे front-gate।",
  "Please give an address that starts with https://, mailto:, tel: or a single / (a page of this website).":
    "कृपया ऐसा पता लिखें जो https://, mailto:, tel: या एक / से शुरू हो (इस वेबसाइट का पृष्ठ)।",
  "Please give an address that starts with https://, mailto:, tel: or with a single / (a page of this website).":
    "कृपया ऐसा पता लिखें जो https://, mailto:, tel: या एक / से शुरू हो (इस वेबसाइट का पृष्ठ)।",
  "Please give an address that starts with https:// or with a single / (a page of this website).":
    "कृपया ऐसा पता लिखें जो https:// या एक / से शुरू हो (इस वेबसाइट का पृष्ठ)।",
  "Please give an address that starts with https:// or with a single / (a page of this website), or one of {addresses}.":
    "कृपया ऐसा पता लिखें जो https:// या एक / से शुरू हो (इस वेबसाइट का पृष्ठ), या इनमें से एक: {addresses}।",
  "Please give an address that starts with https://, or leave it empty.":
    "कृपया https:// से शुरू होने वाला पता लिखें, या ख़ाली छोड़ें।",
  "Please choose a document, or give an address that starts with https:// or a single /.":
    "कृपया दस्तावेज़ चुनें, या https:// या एक / से शुरू होने वाला पता लिखें।",
  "Please write the session as two years that follow each other: 2025-2026.":
    "कृपया सत्र को लगातार दो सालों में लिखें: 2025-2026।",
  "Please fill in the marks.": "कृपया अंक भरें।",
  "Please start the marks with a number: 96.4.": "कृपया अंक किसी संख्या से शुरू करें: 96.4।",
  "Marks cannot be more than {most}. Write per cent, such as 96.4, or marks of a whole, such as 482/500.":
    "अंक {most} से अधिक नहीं हो सकते। प्रतिशत लिखें, जैसे 96.4, या कुल में से, जैसे 482/500।",
  "The last day comes before the first one.": "आख़िरी दिन पहले दिन से पहले आता है।",
  "Please give at most 300 letters, and name only facts that there are: {day}, {names}.":
    "कृपया 300 अक्षरों तक लिखें, और केवल वे तथ्य लें जो मौजूद हैं: {day}, {names}।",
  "Please give at most {most} letters, and name only facts that there are: {names}.":
    "कृपया {most} अक्षरों तक लिखें, और केवल वे तथ्य लें जो मौजूद हैं: {names}।",
  "Please give at most 200 letters.": "कृपया 200 अक्षरों तक लिखें।",
  "Please keep it to 200 letters.": "कृपया 200 अक्षरों तक रखें।",
  "Please give one to five lines of at most 40 letters.":
    "कृपया एक से पाँच पंक्तियाँ लिखें, हर एक 40 अक्षरों तक।",
  "Please give one to five lines of at most 120 letters.":
    "कृपया एक से पाँच पंक्तियाँ लिखें, हर एक 120 अक्षरों तक।",
  "Please give one to eight lines of at most 40 letters.":
    "कृपया एक से आठ पंक्तियाँ लिखें, हर एक 40 अक्षरों तक।",
  "Please give 1 to 20 lines of at most 120 letters.":
    "कृपया 1 से 20 पंक्तियाँ लिखें, हर एक 120 अक्षरों तक।",
  "Please write from when to when: 9:35 to 10:20 AM.": "कृपया लिखें कब से कब तक: 9:35 to 10:20 AM।",
  "Please give a colour like #12332a.": "कृपया रंग ऐसे लिखें: #12332a।",
  "Please write what everybody should know.": "कृपया लिखें कि सबको क्या मालूम होना चाहिए।",
  "Please give a telephone number, such as +91 135 000 0000.":
    "कृपया फ़ोन नंबर लिखें, जैसे +91 135 000 0000।",
  "Please give an e-mail address, such as office@school.example.":
    "कृपया ई-मेल पता लिखें, जैसे office@school.example।",
  "Please write teachers and students like 1:12.": "कृपया शिक्षक और छात्र ऐसे लिखें: 1:12।",
  "“{address}” is no single e-mail address.": "“{address}” एक ई-मेल पता नहीं है।",
  "Please name at most {most} addresses.": "कृपया {most} तक पते लिखें।",
  "Please use small letters, figures and hyphens, such as monthly.":
    "कृपया छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, जैसे monthly।",
  "Please write an address like /swimming-pool: letters, figures and hyphens after a /.":
    "कृपया पता ऐसे लिखें: /swimming-pool, यानी / के बाद अंग्रेज़ी अक्षर, अंक और हाइफ़न।",
  "Another page of the website has this address.": "वेबसाइट के किसी और पृष्ठ का यही पता है।",
  "Please say why it is hidden.": "कृपया लिखें कि इसे क्यों छिपाया गया।",
  "The website came without words for this page.": "वेबसाइट के साथ इस पृष्ठ के शब्द नहीं आए थे।",
  "This picture was not stored, because {reason}. Please upload a JPEG, PNG or WebP picture of at most 50 megapixels.":
    "यह तस्वीर नहीं सहेजी गई, क्योंकि {reason}। कृपया JPEG, PNG या WebP तस्वीर दें, 50 मेगापिक्सेल तक।",
  "{reason}. Please upload a JPEG, PNG or WebP picture of at most 50 megapixels.":
    "{reason}। कृपया JPEG, PNG या WebP तस्वीर दें, 50 मेगापिक्सेल तक।",
  "it has more than 50 megapixels": "इसमें 50 मेगापिक्सेल से ज़्यादा हैं",
  "it cannot be read": "इसे पढ़ा नहीं जा सकता",
  "it is a {format} file": "यह {format} फ़ाइल है",
  "This file was not stored, because its content is none of the kinds that the admin panel takes, whatever its name says. Please upload a PDF, a document of Word, Excel, PowerPoint or LibreOffice without macros, an MP4 film or an MP3 recording.":
    "यह फ़ाइल नहीं सहेजी गई, क्योंकि यह एडमिन पैनल की ली जाने वाली तरह की नहीं है, नाम चाहे जो हो। कृपया PDF, बिना मैक्रो का Word, Excel, PowerPoint या LibreOffice दस्तावेज़, MP4 फ़िल्म या MP3 रिकॉर्डिंग दें।",
  "its content is none of the kinds that the admin panel takes, whatever its name says. Please upload a PDF, a document of Word, Excel, PowerPoint or LibreOffice without macros, an MP4 film or an MP3 recording.":
    "यह एडमिन पैनल की ली जाने वाली तरह की नहीं है, नाम चाहे जो हो। कृपया PDF, बिना मैक्रो का Word, Excel, PowerPoint या LibreOffice दस्तावेज़, MP4 फ़िल्म या MP3 रिकॉर्डिंग दें।",
  "This file is larger than 30 MB. Please make it smaller.":
    "यह फ़ाइल 30 MB से बड़ी है। कृपया इसे छोटा करें।",
} as const;
