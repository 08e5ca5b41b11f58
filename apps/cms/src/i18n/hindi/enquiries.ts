export const enquiries = {
  Enquiry: "पूछताछ",
  Enquiries: "पूछताछ",
  "Enquiries about admission": "प्रवेश के बारे में पूछताछ",
  "Questions of families about admission, from the page /admission/enquire.":
    "प्रवेश के बारे में परिवारों के प्रश्न, पृष्ठ /admission/enquire से।",
  "The page /admission/enquire. While it is open, the menu and the contact page link to it.":
    "पृष्ठ /admission/enquire। जब यह खुला है, मेन्यू और संपर्क पृष्ठ में इसका लिंक रहता है।",
  "Families can send enquiries": "परिवार पूछताछ भेज सकते हैं",
  "School years": "सत्र",
  "School year": "सत्र",
  "Further school days to answer": "उत्तर के लिए और कितने कार्यदिवस",
  "0: the office answers by the next school day.": "0: कार्यालय अगले कार्यदिवस तक उत्तर देता है।",
  "Saturday is a school day": "शनिवार कार्यदिवस है",
  "Privacy notice, in English": "गोपनीयता सूचना, अंग्रेज़ी में",
  "Privacy notice, in Hindi": "गोपनीयता सूचना, हिन्दी में",
  "Please enter 1 to {most} lines of at most {length} characters.":
    "कृपया अधिकतम {length} अक्षरों की 1 से {most} पंक्तियाँ लिखें।",
  "Please enter a whole number from 0 to 10.": "कृपया 0 से 10 तक की पूर्ण संख्या लिखें।",
  Reference: "संदर्भ संख्या",
  Boarding: "छात्रावास",
  Yes: "हाँ",
  No: "नहीं",
  "Not decided yet": "अभी तय नहीं",
  Question: "प्रश्न",
  "E-mail or telephone": "ई-मेल या फ़ोन",
  "Answer in": "उत्तर की भाषा",
  English: "अंग्रेज़ी",
  Hindi: "हिन्दी",
  "Answer by": "उत्तर कब तक",
  State: "स्थिति",
  Answered: "उत्तर दिया गया",
  "Visit agreed": "भेंट तय",
  Registered: "पंजीकृत",
  Closed: "बंद",
  "Note of the office": "कार्यालय की टिप्पणी",
  "Only the office sees it.": "इसे केवल कार्यालय देखता है।",
  "Answered by {name}, {time}.": "{name} ने {time} को उत्तर दिया।",
  "Not answered yet. After your answer, set the state and save.":
    "अभी उत्तर नहीं दिया गया। उत्तर देने के बाद स्थिति चुनें और सहेजें।",
  "Call {number}": "{number} पर फ़ोन करें",
  "Unanswered enquiries: {number}. {reference} has waited since {time}; an answer was promised by {day}.":
    "उत्तर की प्रतीक्षा में पूछताछ: {number}। {reference} {time} से प्रतीक्षा में है; उत्तर {day} तक देने का वादा था।",
  "Unanswered enquiries: {number}. {reference} has waited since {time}; answer it by {day}.":
    "उत्तर की प्रतीक्षा में पूछताछ: {number}। {reference} {time} से प्रतीक्षा में है; {day} तक उत्तर दें।",
  "Answer it": "उत्तर दें",
  "New enquiry": "नई पूछताछ",
  "Confirmation of an enquiry": "पूछताछ की पुष्टि",
  "{reference}: your enquiry to {school}": "{reference}: {school} से आपकी पूछताछ",
  "Thank you for your enquiry about admission. Its reference is {reference}.":
    "प्रवेश के बारे में पूछताछ के लिए धन्यवाद। इसकी संदर्भ संख्या {reference} है।",
  "We answer by {day}.": "हम {day} तक उत्तर देंगे।",
  "We answer as soon as we can.": "हम जल्द से जल्द उत्तर देंगे।",
  "Please quote the reference if you write or call: {phone}.":
    "लिखते या फ़ोन करते समय संदर्भ संख्या बताएँ: {phone}।",
  "If you did not send an enquiry, ignore this e-mail.":
    "यदि आपने पूछताछ नहीं भेजी, तो इस ई-मेल को अनदेखा करें।",
  "New enquiries about admission: {number}": "प्रवेश के बारे में नई पूछताछ: {number}",
  "Families sent enquiries on the website of {school}. The first, {reference}, arrived on {time}. Please answer it by {day}.":
    "परिवारों ने {school} की वेबसाइट पर पूछताछ भेजी। पहली, {reference}, {time} को आई। कृपया {day} तक उत्तर दें।",
  "Open the enquiries": "पूछताछ खोलें",
} as const;
