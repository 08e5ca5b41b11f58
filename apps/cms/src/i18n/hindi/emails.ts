export const emails = {
  "New message on the website of {school}": "{school} की वेबसाइट पर नया संदेश",
  "A visitor sent a message on {time}. You can read it in the admin panel.":
    "{time} को एक आगंतुक ने संदेश भेजा। आप इसे एडमिन पैनल में पढ़ सकते हैं।",
  "{number} new messages on the website of {school}": "{school} की वेबसाइट पर {number} नए संदेश",
  "There are {number} new messages in the inbox. The first arrived on {time}.":
    "इनबॉक्स में {number} नए संदेश हैं। पहला {time} को आया।",
  "Open the message": "संदेश खोलें",
  "Your account for the admin panel of {school}": "{school} के एडमिन पैनल के लिए आपका खाता",
  "Reset your password for the admin panel": "एडमिन पैनल का अपना पासवर्ड रीसेट करें",
  "Dear {name},\n\nYou now have an account for the admin panel of {school}. Please use the link below to choose a password within seven days.":
    "प्रिय {name},\n\n{school} के एडमिन पैनल में आपका खाता बन गया है। कृपया सात दिन के भीतर नीचे दिए लिंक से पासवर्ड चुनें।",
  "We received a request to reset the password for this address. If you made the request, use the link below within one hour.\n\nIf you did not, ignore this e-mail. Your password stays the same.":
    "हमें इस पते का पासवर्ड रीसेट करने का अनुरोध मिला। यदि यह अनुरोध आपने किया है, तो एक घंटे के भीतर नीचे दिए लिंक का उपयोग करें।\n\nयदि आपने नहीं किया, तो इस ई-मेल को अनदेखा करें। आपका पासवर्ड वही रहेगा।",
  "Your e-mail address for the admin panel was changed": "एडमिन पैनल के लिए आपका ई-मेल पता बदला गया",
  "Dear {name},\n\nThe e-mail address of your account in the admin panel of {school} was changed. You no longer receive e-mails at this address.\n\nIf you did not make this change, please contact an administrator immediately.":
    "प्रिय {name},\n\n{school} के एडमिन पैनल में आपके खाते का ई-मेल पता बदला गया है। अब इस पते पर ई-मेल नहीं आएँगे।\n\nयदि यह बदलाव आपने नहीं किया, तो कृपया तुरंत व्यवस्थापक से संपर्क करें।",
  "You already subscribe to the newsletter of {school}": "{school} का न्यूज़लेटर आपको पहले से मिलता है",
  "We received a request to send our newsletter to this address. You already subscribe, so there is nothing to do.":
    "हमें इस पते पर अपना न्यूज़लेटर भेजने का अनुरोध मिला। वह आपको पहले से मिलता है, इसलिए कुछ करना नहीं है।",
  Unsubscribe: "सदस्यता छोड़ें",
  "Please confirm your subscription to the newsletter of {school}":
    "कृपया {school} के न्यूज़लेटर की सदस्यता की पुष्टि करें",
  "We received a request to send our newsletter to this address. To subscribe, open the page below and confirm within 48 hours.\n\nIf you did not make the request, ignore this e-mail. We then delete this address.":
    "हमें इस पते पर अपना न्यूज़लेटर भेजने का अनुरोध मिला। न्यूज़लेटर पाने के लिए नीचे दिया पेज खोलें और 48 घंटे के भीतर पुष्टि करें।\n\nयदि यह अनुरोध आपने नहीं किया, तो इस ई-मेल पर ध्यान न दें। हम यह पता मिटा देंगे।",
  "Confirm subscription": "सदस्यता की पुष्टि करें",
  "Read more": "आगे पढ़ें",
  "You get this e-mail because you subscribed to the newsletter of {school}.":
    "यह ई-मेल आपको इसलिए मिला कि आपने {school} का न्यूज़लेटर चुना है।",
  "Unsubscribe with one click: {link}": "एक क्लिक में सदस्यता छोड़ें: {link}",
  "Choose a password": "पासवर्ड चुनें",
} as const;
