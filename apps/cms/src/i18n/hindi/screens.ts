/** Buttons, questions and sentences around the forms. */
export const screens = {
  "Go to “Publish”": "“प्रकाशित करें” पर जाएँ",
  "The sample text could not be brought back.": "नमूने का लेख वापस नहीं लाया जा सका।",
  "Back to the sample text": "नमूने के लेख पर लौटें",
  "Back to the sample text?": "नमूने के लेख पर लौटें?",
  "The website shows the sample at once. What stands here now is kept among the versions.":
    "वेबसाइट तुरंत नमूना दिखाएगी। अभी जो यहाँ है, वह पुरानी स्थितियों में रहेगा।",
  "Bring the sample back": "नमूना वापस लाएँ",
  "Please choose": "कृपया चुनें",
  "Choose it by eye": "देखकर चुनें",
  "No date": "तारीख़ नहीं",
  "Choose a day: {field}": "दिन चुनें: {field}",
  "DD/MM/YYYY": "दिन/महीना/साल",
  "This could not be saved. Please try again.": "यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
  "Resolved.": "निपटाया गया।",
  "Resolved {moment}.": "निपटाया गया, {moment}।",
  "Resolved by {name}.": "{name} ने निपटाया।",
  "Resolved by {name}, {moment}.": "{name} ने निपटाया, {moment}।",
  "This message is open.": "यह संदेश अभी किसी ने नहीं निपटाया।",
  "Answer in your mail program": "अपने मेल प्रोग्राम में उत्तर दें",
  Reopen: "फिर से खोलें",
  "Mark as done": "निपटाया हुआ लिखें",
  Open: "बाक़ी",
  By: "किसने",
  As: "किस रूप में",
  "a draft": "मसौदा",
  "The banner is on every page within 15 seconds.": "15 सेकंड के भीतर हर पृष्ठ पर होगी।",
  "The banner was removed.": "हटा दी गई।",
  "Change it on every page": "हर पृष्ठ पर बदलें",
  "Take it down": "हटाएँ",
  "Takes itself down at {moment}.": "{moment} पर अपने आप हट जाएगी।",
  "With a link, or an end": "लिंक या अंत के साथ",
  "The server refused it.": "सर्वर ने इसे नहीं लिया।",
  "The server could not be reached, and nothing has changed. Please try again.":
    "सर्वर तक नहीं पहुँचा जा सका, और कुछ नहीं बदला। कृपया फिर कोशिश करें।",
  "The server could not be reached. Please try again.":
    "सर्वर तक नहीं पहुँचा जा सका। कृपया फिर कोशिश करें।",
  "Please try again.": "कृपया फिर कोशिश करें।",
  "Website speed": "वेबसाइट कितनी तेज़ लगी",
  "Reports of browsers by day, of the pages that have a script; nothing is known of who sent them. Blue is good, orange will do, red is poor.":
    "ब्राउज़रों की दैनिक सूचनाएँ, उन पृष्ठों की जिनमें स्क्रिप्ट है; भेजने वाले के बारे में कुछ मालूम नहीं। नीला अच्छा, नारंगी ठीक, लाल ख़राब।",
  Visits: "बार देखा",
  "Three of four within": "चार में से तीन इतने में",
  more: "अधिक",
  "{day}: {share} % good": "{day}: {share} % अच्छा",
  "{day}: {good} good, {fair} fair, {poor} poor": "{day}: {good} अच्छे, {fair} ठीक, {poor} ख़राब",
  "Until the page can be seen": "पृष्ठ दिखने तक",
  "Until it answers a press": "दबाने पर उत्तर मिलने तक",
  "How much it moves by itself": "अपने आप कितना हिलता है",
  "Forgotten your password? {link} with a link for a new one.":
    "पासवर्ड भूल गए? {link} जिसमें नया चुनने का लिंक हो।",
  "Send an e-mail": "ई-मेल भेजें",
  "Forgotten your password? This CMS sends no passwords by mail: an admin gives you a one-time password (Settings, People).":
    "पासवर्ड भूल गए? यह CMS मेल से पासवर्ड नहीं भेजता: प्रबंधक आपको एक बार का पासवर्ड देता है (सेटिंग, लोग)।",
  "E-mail is not set up, so nobody is notified of new messages: please look here every day. To set it up, the operator sets SMTP_URL and MAIL_FROM.":
    "ई-मेल की व्यवस्था नहीं है, इसलिए नए संदेश की ख़बर ई-मेल से किसी को नहीं मिलती: कृपया रोज़ यहाँ देखें। एडमिन पैनल चलाने वाला SMTP_URL और MAIL_FROM भरे।",
  "New messages are announced by e-mail to: {people}.":
    "नए संदेश की ख़बर ई-मेल से इन्हें मिलती है: {people}।",
  "Nobody is notified of new messages by e-mail yet.":
    "नए संदेश की ख़बर अभी ई-मेल से किसी को नहीं मिलती।",
  "Change recipients": "पाने वाले बदलें",
  "Not saved": "नहीं सहेजा गया",
  "This browser has unsaved changes from {moment}.":
    "{moment} को यहाँ कुछ लिखा गया था और सहेजा नहीं गया। इस ब्राउज़र में वह है।",
  "Restore changes": "वापस लाएँ",
  "Discard changes": "फेंक दें",
  "E-mail is not set up, so the website offers no newsletter by e-mail. To set it up, the operator sets SMTP_URL and MAIL_FROM.":
    "ई-मेल की व्यवस्था नहीं है, इसलिए यह CMS कुछ नहीं भेजता, और वेबसाइट ई-मेल पत्रिका नहीं देती। इसे चलाने वाला SMTP_URL और MAIL_FROM भरे।",
  "An e-mail with a link for choosing a password is sent to this address.":
    "इस पते पर एक पत्र जाएगा, जिसमें पासवर्ड चुनने का लिंक होगा।",
  "E-mail is not set up: give the one-time password to this person yourself. To set it up, the operator sets SMTP_URL and MAIL_FROM.":
    "ई-मेल की व्यवस्था नहीं है, इसलिए इस पते पर कोई पत्र नहीं जाएगा: एक बार का पासवर्ड इस व्यक्ति को आप ही दें। एडमिन पैनल चलाने वाला SMTP_URL और MAIL_FROM भरे।",
  "Save it first; then it can be sent.": "पहले सहेजें; तब भेजा जा सकेगा।",
  "Not in the menu": "मेन्यू में नहीं",
} as const;
