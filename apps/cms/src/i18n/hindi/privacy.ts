export const privacy = {
  Privacy: "गोपनीयता",
  "The page /privacy and the notices at the forms. Each message stores the notice that its sender saw.":
    "पृष्ठ /privacy और फ़ॉर्म की सूचनाएँ। हर संदेश के साथ वह सूचना रखी जाती है जो भेजने वाले ने देखी।",
  "Contact for personal data": "व्यक्तिगत डेटा के लिए संपर्क",
  "Person or office, in English": "व्यक्ति या कार्यालय, अंग्रेज़ी में",
  "Person or office, in Hindi": "व्यक्ति या कार्यालय, हिन्दी में",
  "Empty: the school’s e-mail address.": "ख़ाली: विद्यालय का ई-मेल पता।",
  "Days to answer a request": "अनुरोध का उत्तर देने के दिन",
  "Notice at the contact form": "संपर्क फ़ॉर्म की सूचना",
  "Notice at the newsletter form": "न्यूज़लेटर फ़ॉर्म की सूचना",
  "In English": "अंग्रेज़ी में",
  "In Hindi": "हिन्दी में",
  "Please use at most 300 characters.": "कृपया अधिकतम 300 अक्षर लिखें।",
  "Version of the privacy notice": "गोपनीयता सूचना का संस्करण",
  "Privacy notice that was shown": "दिखाई गई गोपनीयता सूचना",
  Accessibility: "सुलभता",
  "The page /accessibility. Its figures come from the last test of the website’s pages.":
    "पृष्ठ /accessibility। इसके आँकड़े वेबसाइट के पृष्ठों की पिछली जाँच से आते हैं।",
  "E-mail for complaints": "शिकायतों का ई-मेल",
  "Days to answer a complaint": "शिकायत का उत्तर देने के दिन",
  "Known barriers": "ज्ञात बाधाएँ",
  "Please enter at most 20 lines of at most 200 characters.":
    "कृपया अधिकतम 200 अक्षरों की अधिकतम 20 पंक्तियाँ लिखें।",
  "One per line. For example documents without a text layer.":
    "हर पंक्ति में एक। जैसे बिना पाठ परत के दस्तावेज़।",
  "How identified": "पहचान कैसे हुई",
  "Signed form": "हस्ताक्षरित फ़ॉर्म",
  "In person": "स्वयं उपस्थित होकर",
  "E-mail from the address in the school’s records": "विद्यालय के रिकॉर्ड में दर्ज पते से ई-मेल",
  "Call to the number in the school’s records": "विद्यालय के रिकॉर्ड में दर्ज नंबर पर फ़ोन",
  "Version of the consent form": "सहमति फ़ॉर्म का संस्करण",
  "Withdrawn on": "वापस ली गई",
  "From this day the website does not show it.": "इस दिन से वेबसाइट इसे नहीं दिखाती।",
  "Consent for": "किसके लिए सहमति",
  Photograph: "तस्वीर",
  "Empty: for everything that the record shows.": "ख़ाली: रिकॉर्ड में दिखने वाली हर चीज़ के लिए।",
  "The record shows more than the consent allows: a photograph, name, result, birthday or own words. Remove it, or correct the consent.":
    "रिकॉर्ड सहमति से अधिक दिखाता है: तस्वीर, नाम, परिणाम, जन्मदिन या अपने शब्द। उसे हटाएँ, या सहमति ठीक करें।",
  "Data about one person": "एक व्यक्ति की जानकारी",
  "Messages that were sent while this admin panel was down arrive within a minute of its start. After that, repeat the export or erasure.":
    "इस एडमिन पैनल के बंद रहते भेजे गए संदेश इसके शुरू होने के एक मिनट के भीतर आते हैं। उसके बाद निर्यात या मिटाना दोहराएँ।",
  "E-mail address": "ई-मेल पता",
  "Download everything": "सब डाउनलोड करें",
  "Erase everything": "सब मिटाएँ",
  "Erase everything about {address}?": "{address} के बारे में सब मिटाएँ?",
  "Messages, the subscription and waiting e-mails are deleted for good. Backups contain them for up to 14 days.":
    "संदेश, सदस्यता और प्रतीक्षा में ई-मेल हमेशा के लिए मिटा दिए जाते हैं। बैकअप में वे 14 दिन तक रहते हैं।",
  "Messages that the website could not deliver are deleted within a minute.":
    "जो संदेश वेबसाइट पहुँचा नहीं सकी, वे एक मिनट में मिटा दिए जाते हैं।",
  "The law requires a copy for {number} days. It is in a file on the server that only the operator can read.":
    "क़ानून {number} दिन तक एक प्रति रखने को कहता है। वह सर्वर की एक फ़ाइल में है, जिसे केवल ऑपरेटर पढ़ सकता है।",
  "Erased: {number} records.": "मिटाए गए: {number} रिकॉर्ड।",
  "{number} consents name this address. Please check these records.":
    "{number} सहमतियों में यह पता है। कृपया ये रिकॉर्ड देखें।",
  "exported all data about an e-mail address": "एक ई-मेल पते की सारी जानकारी निर्यात की",
  "erased {number} records about an e-mail address": "एक ई-मेल पते के {number} रिकॉर्ड मिटाए",
  "Hide all photographs": "सभी तस्वीरें छिपाएँ",
  "Show all photographs again": "सभी तस्वीरें फिर दिखाएँ",
  "All photographs and films are hidden. The website shows landscapes instead. Documents and newsletters stay public: move those that show pupils to the trash.":
    "सभी तस्वीरें और फ़िल्में छिपी हैं। वेबसाइट उनकी जगह प्राकृतिक दृश्य दिखाती है। दस्तावेज़ और न्यूज़लेटर सार्वजनिक रहते हैं: जिनमें छात्र दिखते हैं, उन्हें कूड़ेदान में डालें।",
  "Use this if photographs of pupils are misused. It removes every uploaded photograph and film from the website and shows landscapes instead. Nothing is deleted. Documents and newsletters stay public: move those that show pupils to the trash.":
    "यदि छात्रों की तस्वीरों का दुरुपयोग हो, तो इसका उपयोग करें। हर अपलोड की गई तस्वीर और फ़िल्म वेबसाइट से हटती है और उसकी जगह प्राकृतिक दृश्य दिखते हैं। कुछ भी मिटता नहीं। दस्तावेज़ और न्यूज़लेटर सार्वजनिक रहते हैं: जिनमें छात्र दिखते हैं, उन्हें कूड़ेदान में डालें।",
  "This changes every page within 15 seconds. You can undo it here.":
    "इससे 15 सेकंड में हर पृष्ठ बदलता है। आप इसे यहीं वापस ले सकते हैं।",
  "All photographs leave the website within 15 seconds.": "सभी तस्वीरें 15 सेकंड में वेबसाइट से हट जाती हैं।",
  "The photographs are on the website again within 15 seconds.": "तस्वीरें 15 सेकंड में फिर वेबसाइट पर हैं।",
  "Download the evidence archive": "साक्ष्य संग्रह डाउनलोड करें",
  "all photographs, their hashes and the activity log, for the police.":
    "सभी तस्वीरें, उनके हैश और गतिविधि लॉग, पुलिस के लिए।",
  "hid all photographs": "सभी तस्वीरें छिपाईं",
  "showed all photographs again": "सभी तस्वीरें फिर दिखाईं",
  "downloaded the evidence archive": "साक्ष्य संग्रह डाउनलोड किया",
  "Forbid the use of pages and photographs for AI training":
    "AI प्रशिक्षण के लिए पृष्ठों और तस्वीरों का उपयोग मना करें",
  "Names AI crawlers in robots.txt and marks every photograph. A crawler may ignore it.":
    "robots.txt में AI क्रॉलरों के नाम देता है और हर तस्वीर को चिह्नित करता है। कोई क्रॉलर इसकी अनदेखी कर सकता है।",
};
