export const setup = {
  "How would you like to start?": "आप कैसे शुरू करना चाहेंगे?",
  "The website shows a sample school. “My school” deletes its events, news, pupils and images, and hides its texts until you have checked them. Your own changes are not affected.":
    "वेबसाइट एक नमूना विद्यालय दिखाती है। “मेरा विद्यालय” उसके कार्यक्रम, समाचार, विद्यार्थी और तस्वीरें मिटाता है। वह उसके पाठ तब तक छिपाता है जब तक आप उन्हें जाँच न लें। आपके अपने बदलावों पर असर नहीं पड़ता।",
  "The sample’s records and images will be deleted permanently.":
    "नमूने के रिकॉर्ड और तस्वीरें स्थायी रूप से मिटा दी जाएँगी।",
  "Your e-mail address for signing in": "साइन इन के लिए आपका ई-मेल पता",
  "Please enter the school’s name (at most 60 characters).":
    "कृपया विद्यालय का नाम लिखें (अधिकतम 60 अक्षर)।",
  "This option is invalid.": "यह विकल्प अमान्य है।",
  "This page still has the sample text. Replace it, or untick this box if it fits.":
    "इस पृष्ठ पर अब भी नमूना पाठ है। उसे बदलें, या ठीक हो तो यह निशान हटाएँ।",
  "removed {number} sample records": "नमूने के {number} रिकॉर्ड हटाए",
  "Remove sample": "नमूना हटाएँ",
  "My school": "मेरा विद्यालय",
  "Set up your own school": "अपना विद्यालय सेट अप करें",
  "Please wait. This can take a minute.": "कृपया प्रतीक्षा करें। इसमें एक मिनट लग सकता है।",
  "Sample school": "नमूना विद्यालय",
  "Hide this list": "यह सूची छिपाएँ",
  "Setup: {done} of {all} done": "सेटअप: {all} में से {done} पूरे",
  "Open items are empty, hidden or not yet checked. To accept a text as it is, publish it without “Hide this page”.":
    "बाक़ी चीज़ें ख़ाली या छिपी हैं, या अभी जाँची नहीं गई हैं। किसी पाठ को जैसा है वैसा स्वीकार करने के लिए उसे “यह पृष्ठ छिपाएँ” के बिना प्रकाशित करें।",
  "✓ {what}: done": "✓ {what}: पूरा",
  "The school’s name": "विद्यालय का नाम",
  Tagline: "टैगलाइन",
  "Postal address": "डाक पता",
  Colours: "रंग",
  Logo: "लोगो",
  "Text of “{page}”": "“{page}” का पाठ",
  "Colours and logo": "रंग और लोगो",
  "Affiliated to": "संबद्धता",
  "A PNG with a transparent background, at least 500 pixels high. Empty: the drawn logo.":
    "पारदर्शी पृष्ठभूमि वाला PNG, कम से कम 500 पिक्सेल ऊँचा। ख़ाली: चित्रित लोगो।",
  "Use {board} in texts for this name. Empty: a national school-certificate board.":
    "पाठों में इस नाम के लिए {board} लिखें। ख़ाली: a national school-certificate board।",
};
