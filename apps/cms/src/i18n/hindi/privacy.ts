/** Privacy settings and records. */
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
  "Forbid the use of pages and photographs for AI training":
    "AI प्रशिक्षण के लिए पृष्ठों और तस्वीरों का उपयोग मना करें",
  "Names AI crawlers in robots.txt and marks every photograph. A crawler may ignore it.":
    "robots.txt में AI क्रॉलरों के नाम देता है और हर तस्वीर को चिह्नित करता है। कोई क्रॉलर इसकी अनदेखी कर सकता है।",
};
