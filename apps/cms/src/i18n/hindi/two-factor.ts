/** The two-factor page. */
export const twoFactor = {
  "This password is not right. Please try again.": "यह पासवर्ड सही नहीं है। कृपया फिर कोशिश करें।",
  "Please sign in first.": "कृपया पहले साइन-इन करें।",
  "Two-factor authentication": "दो-चरणीय सत्यापन",
  "Your password was right. Please type the six digits that the app on your telephone shows for the school’s admin panel.":
    "पासवर्ड सही था। कृपया वे छह अंक लिखें जो आपके फ़ोन का ऐप विद्यालय एडमिन पैनल के लिए दिखाता है।",
  "Open the admin panel": "एडमिन पैनल खोलें",
  "Without your telephone, ask an admin for a one-time password: that switches two-factor authentication off.":
    "फ़ोन पास न हो तो प्रबंधक से एक बार का पासवर्ड माँगें: उससे दो-चरणीय सत्यापन बंद हो जाता है।",
  "Sign in as somebody else": "किसी और नाम से साइन-इन करें",
  "Back to your account": "अपने खाते पर लौटें",
  "Two-factor authentication is on": "दो-चरणीय सत्यापन चालू है",
  "From now on the admin panel asks for a code of your telephone after the password.":
    "अब से एडमिन पैनल पासवर्ड के बाद आपके फ़ोन का कोड भी पूछेगा।",
  "Switch it off": "इसे बंद करें",
  "Switch off": "बंद करें",
  "Switch on": "चालू करें",
  "Set up two-factor authentication": "दो-चरणीय सत्यापन चालू करें",
  "With it a stolen password opens nothing. You need an app for codes on your telephone, such as Aegis, Google Authenticator or the passwords of an iPhone.":
    "इसके साथ चोरी हुआ पासवर्ड अकेला कुछ नहीं खोलता। आपके फ़ोन पर कोड दिखाने वाला ऐप चाहिए, जैसे Aegis, Google Authenticator या iPhone का पासवर्ड ऐप।",
  "In the app, add an account and point the camera at this drawing:":
    "ऐप में नया खाता जोड़ें और कैमरा इस चित्र पर रखें:",
  "or type this key by hand: {key}": "या यह कुंजी हाथ से लिखें: {key}",
  "Type the six digits that the app shows now:": "वे छह अंक लिखें जो ऐप अभी दिखा रहा है:",
  "If you lose the telephone, an admin gives you a one-time password, which switches two-factor authentication off. So let there be two admins.":
    "फ़ोन खो जाए तो प्रबंधक आपको एक बार का पासवर्ड देता है, जिससे दो-चरणीय सत्यापन बंद हो जाता है। इसलिए दो प्रबंधक हों।",
  Code: "कोड",
  "This code is not right, or was used before. Please wait for the next one and try again.":
    "यह कोड सही नहीं है, या पहले काम में आ चुका है। कृपया अगले कोड की प्रतीक्षा करके फिर कोशिश करें।",
  "There were too many wrong tries. Please wait a quarter of an hour.":
    "बहुत सारी ग़लत कोशिशें हो चुकी हैं। कृपया पंद्रह मिनट रुकें।",
  "Please type your two-factor code first: open the admin panel and type the code of your telephone.":
    "कृपया पहले दो-चरणीय सत्यापन पूरा करें: एडमिन पैनल खोलें और फ़ोन का कोड लिखें।",
  "Please set up two-factor authentication first: open the admin panel and follow the page that comes.":
    "कृपया पहले दो-चरणीय सत्यापन चालू करें: एडमिन पैनल खोलें और आने वाले पृष्ठ पर चलें।",
} as const;
