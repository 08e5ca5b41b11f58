export const twoFactor = {
  "This password is incorrect. Please try again.": "यह पासवर्ड ग़लत है। कृपया फिर कोशिश करें।",
  "Please sign in first.": "कृपया पहले साइन इन करें।",
  "Two-factor authentication": "दो-चरणीय सत्यापन",
  "Please enter the six-digit code from the authenticator app on your phone.":
    "कृपया अपने फ़ोन के प्रमाणक ऐप का छह अंकों का कोड लिखें।",
  "Open the admin panel": "एडमिन पैनल खोलें",
  "Lost your phone? Ask an administrator for a one-time password. It turns off two-factor authentication.":
    "फ़ोन खो गया? व्यवस्थापक से एक बार का पासवर्ड माँगें। उससे दो-चरणीय सत्यापन बंद हो जाता है।",
  "Sign in as another user": "दूसरे उपयोगकर्ता के रूप में साइन इन करें",
  "Back to your account": "अपने खाते पर लौटें",
  "Two-factor authentication is on": "दो-चरणीय सत्यापन चालू है",
  "The admin panel asks for a code from your phone after the password.":
    "एडमिन पैनल पासवर्ड के बाद आपके फ़ोन का कोड माँगता है।",
  "Turn off two-factor authentication": "दो-चरणीय सत्यापन बंद करें",
  "Turn off": "बंद करें",
  "Turn on": "चालू करें",
  "Set up two-factor authentication": "दो-चरणीय सत्यापन सेट अप करें",
  "It protects your account if your password is stolen. You need an authenticator app, such as Aegis, Google Authenticator or iPhone Passwords.":
    "पासवर्ड चोरी होने पर भी आपका खाता सुरक्षित रहता है। आपको प्रमाणक ऐप चाहिए, जैसे Aegis, Google Authenticator या iPhone का पासवर्ड ऐप।",
  "In the app, add an account and scan this QR code:": "ऐप में खाता जोड़ें और यह क्यूआर कोड स्कैन करें:",
  "or enter this key: {key}": "या यह कुंजी लिखें: {key}",
  "Enter the six-digit code from the app:": "ऐप का छह अंकों का कोड लिखें:",
  "If you lose your phone, an administrator can turn off two-factor authentication with a one-time password. Your school should have two administrators.":
    "फ़ोन खो जाने पर व्यवस्थापक एक बार का पासवर्ड देकर दो-चरणीय सत्यापन बंद कर सकता है। विद्यालय में दो व्यवस्थापक होने चाहिए।",
  "This code is incorrect or was already used. Please wait for the next code and try again.":
    "यह कोड ग़लत है या पहले उपयोग हो चुका है। कृपया अगले कोड की प्रतीक्षा करके फिर कोशिश करें।",
  "Too many failed attempts. Please wait 15 minutes.":
    "बहुत अधिक विफल प्रयास। कृपया 15 मिनट प्रतीक्षा करें।",
  "Please open the admin panel and enter your two-factor code first.":
    "कृपया पहले एडमिन पैनल खोलकर दो-चरणीय सत्यापन का कोड लिखें।",
  "Please open the admin panel and set up two-factor authentication first.":
    "कृपया पहले एडमिन पैनल खोलकर दो-चरणीय सत्यापन सेट अप करें।",
} as const;
