/** Letters of the desk to those who work there. */
export const letters = {
  "A message came in on the website of {school}": "{school} की वेबसाइट पर एक संदेश आया है",
  "A visitor wrote to the school on {moment}. The message waits at the desk.":
    "{moment} को किसी आगंतुक ने विद्यालय को लिखा। संदेश डेस्क पर है।",
  "{number} messages came in on the website of {school}": "{school} की वेबसाइट पर {number} संदेश आए हैं",
  "{number} new messages wait in the inbox. The first came on {moment}.":
    "इनबॉक्स में {number} नए संदेश हैं। पहला {moment} को आया।",
  "Open the message": "संदेश खोलें",
  "The desk of {school} is open to you": "{school} का डेस्क आपके लिए खुला है",
  "A new password for the desk": "डेस्क के लिए नया पासवर्ड",
  "Dear {name},\n\nyou may work at the desk where the website of {school} is made. Please choose a password of your own behind the link below, within seven days.":
    "प्रिय {name},\n\nआप उस डेस्क पर काम कर सकते हैं जहाँ {school} की वेबसाइट बनती है। कृपया नीचे दिए लिंक पर सात दिन के भीतर अपना पासवर्ड चुनें।",
  "Somebody asked for a new password for this address. If it was you, please choose it behind the link below, within one hour.\n\nIf it was not you, do nothing: your password stays as it is.":
    "किसी ने इस पते के लिए नया पासवर्ड माँगा है। यदि वह आप थे, तो कृपया नीचे दिए लिंक पर एक घंटे के भीतर उसे चुनें।\n\nयदि वह आप नहीं थे, तो कुछ न करें: आपका पासवर्ड जैसा है वैसा ही रहेगा।",
  "Choose a password": "पासवर्ड चुनें",
} as const;
