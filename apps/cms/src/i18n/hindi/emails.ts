/** E-mails of the admin panel to those who work there. */
export const emails = {
  "New message on the website of {school}": "{school} की वेबसाइट पर एक संदेश आया है",
  "A visitor wrote to the school on {moment}. The message waits in the admin panel.":
    "{moment} को किसी आगंतुक ने विद्यालय को लिखा। संदेश एडमिन पैनल पर है।",
  "{number} new messages on the website of {school}": "{school} की वेबसाइट पर {number} संदेश आए हैं",
  "{number} new messages wait in the inbox. The first came on {moment}.":
    "इनबॉक्स में {number} नए संदेश हैं। पहला {moment} को आया।",
  "Open the message": "संदेश खोलें",
  "The admin panel of {school} is open to you": "{school} का एडमिन पैनल आपके लिए खुला है",
  "A new password for the admin panel": "एडमिन पैनल के लिए नया पासवर्ड",
  "Dear {name},\n\nyou may work in the admin panel where the website of {school} is made. Please choose a password of your own behind the link below, within seven days.":
    "प्रिय {name},\n\nआप उस एडमिन पैनल पर काम कर सकते हैं जहाँ {school} की वेबसाइट बनती है। कृपया नीचे दिए लिंक पर सात दिन के भीतर अपना पासवर्ड चुनें।",
  "Somebody asked for a new password for this address. If it was you, please choose it behind the link below, within one hour.\n\nIf it was not you, do nothing: your password stays as it is.":
    "किसी ने इस पते के लिए नया पासवर्ड माँगा है। यदि वह आप थे, तो कृपया नीचे दिए लिंक पर एक घंटे के भीतर उसे चुनें।\n\nयदि वह आप नहीं थे, तो कुछ न करें: आपका पासवर्ड जैसा है वैसा ही रहेगा।",
  "Your e-mail address for the admin panel was changed": "एडमिन पैनल के लिए आपका ई-मेल पता बदला गया",
  "Dear {name},\n\nyour account in the admin panel of {school} has another e-mail address now. Mail for it no longer comes to this one.\n\nIf you did not ask for this, please tell an administrator of the admin panel at once.":
    "प्रिय {name},\n\n{school} के एडमिन पैनल पर आपके खाते का ई-मेल पता अब दूसरा है। उसकी मेल अब इस पते पर नहीं आती।\n\nयदि आपने ऐसा नहीं चाहा था, तो कृपया तुरंत एडमिन पैनल के किसी प्रबंधक को बताएँ।",
  "Choose a password": "पासवर्ड चुनें",
} as const;
