/** Buttons and notices around the forms. */
export const notices = {
  "Go to “Publish”": "“प्रकाशित करें” पर जाएँ",
  "Restore sample": "नमूना पुनर्स्थापित करें",
  "Restore the sample?": "नमूना पुनर्स्थापित करें?",
  "The website shows the sample immediately. Your changes stay in the version history.":
    "वेबसाइट तुरंत नमूना दिखाती है। आपके बदलाव संस्करण इतिहास में रहते हैं।",
  Restore: "पुनर्स्थापित करें",
  "Please choose": "कृपया चुनें",
  "Colour picker": "रंग चयनकर्ता",
  "No date": "तारीख़ नहीं",
  "Choose a date: {field}": "तारीख़ चुनें: {field}",
  "DD/MM/YYYY": "दिन/महीना/साल",
  "Resolved.": "निपटाया गया।",
  "Resolved {time}.": "निपटाया गया, {time}।",
  "Resolved by {name}.": "{name} ने निपटाया।",
  "Resolved by {name}, {time}.": "{name} ने निपटाया, {time}।",
  "This message is open.": "यह संदेश बाक़ी है।",
  "Reply in your e-mail app": "अपने ई-मेल ऐप में उत्तर दें",
  Reopen: "फिर से खोलें",
  "Mark as done": "निपटाया गया चिह्नित करें",
  Open: "बाक़ी",
  "The banner appears on every page within 15 seconds.": "बैनर 15 सेकंड के भीतर हर पृष्ठ पर दिखता है।",
  "The banner was removed.": "बैनर हटा दिया गया।",
  "Update banner": "बैनर अपडेट करें",
  "Remove banner": "बैनर हटाएँ",
  "Ends automatically on {time}.": "{time} को अपने आप समाप्त होगा।",
  "Link and end time": "लिंक और समाप्ति समय",
  "The server rejected the request.": "सर्वर ने अनुरोध अस्वीकार कर दिया।",
  "The server could not be reached. Please try again.":
    "सर्वर तक नहीं पहुँचा जा सका। कृपया फिर कोशिश करें।",
  "Website speed": "वेबसाइट की गति",
  "Measured in visitors’ browsers each day, without personal data. Blue is good, orange is fair, red is poor.":
    "हर दिन आगंतुकों के ब्राउज़र में मापी गई, बिना व्यक्तिगत डेटा के। नीला अच्छा, नारंगी ठीक, लाल ख़राब।",
  Visits: "विज़िट",
  "75% of visits within": "75% विज़िट इतने में",
  more: "अधिक",
  "{day}: {share} % good": "{day}: {share} % अच्छा",
  "{day}: {good} good, {fair} fair, {poor} poor": "{day}: {good} अच्छे, {fair} ठीक, {poor} ख़राब",
  "Loading time": "लोड होने का समय",
  "Response time": "प्रतिक्रिया का समय",
  "Layout shift": "लेआउट शिफ़्ट",
  "Forgot your password? {link}": "पासवर्ड भूल गए? {link}",
  "Reset it by e-mail": "ई-मेल से रीसेट करें",
  "Forgot your password? Ask an administrator for a one-time password.":
    "पासवर्ड भूल गए? व्यवस्थापक से एक बार का पासवर्ड माँगें।",
  "E-mail is not set up, so there are no notifications. Please check the inbox every day. The operator can set SMTP_URL and MAIL_FROM.":
    "ई-मेल सेट अप नहीं है, इसलिए सूचनाएँ नहीं भेजी जातीं। कृपया रोज़ इनबॉक्स देखें। संचालक SMTP_URL और MAIL_FROM सेट कर सकता है।",
  "Notifications of new messages go to: {people}.": "नए संदेशों की सूचनाएँ इन्हें भेजी जाती हैं: {people}।",
  "Notifications of new messages have no recipients yet.":
    "नए संदेशों की सूचनाओं के लिए अभी कोई प्राप्तकर्ता नहीं है।",
  "Change recipients": "प्राप्तकर्ता बदलें",
  "Not saved": "नहीं सहेजा गया",
  "This browser has unsaved changes from {time}.": "इस ब्राउज़र में {time} के बदलाव हैं जो सहेजे नहीं गए।",
  "Restore changes": "बदलाव पुनर्स्थापित करें",
  "Discard changes": "बदलाव छोड़ें",
  "E-mail is not set up, so the website offers no e-mail newsletter. The operator can set SMTP_URL and MAIL_FROM.":
    "ई-मेल सेट अप नहीं है, इसलिए वेबसाइट ई-मेल न्यूज़लेटर नहीं देती। संचालक SMTP_URL और MAIL_FROM सेट कर सकता है।",
  "We send a link for choosing a password to this address.":
    "पासवर्ड चुनने का लिंक इस पते पर भेजा जाता है।",
  "E-mail is not set up. Give this user the one-time password yourself. The operator can set SMTP_URL and MAIL_FROM.":
    "ई-मेल सेट अप नहीं है। इस उपयोगकर्ता को एक बार का पासवर्ड स्वयं दें। संचालक SMTP_URL और MAIL_FROM सेट कर सकता है।",
  "Not in the menu": "मेन्यू में नहीं",
} as const;
