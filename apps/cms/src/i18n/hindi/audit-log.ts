export const auditLog = {
  "set a schedule": "शेड्यूल सेट किया",
  "cancelled a schedule": "शेड्यूल रद्द किया",
  "This is the only administrator account. Make another user an administrator first.":
    "यह एकमात्र व्यवस्थापक खाता है। पहले किसी दूसरे उपयोगकर्ता को व्यवस्थापक बनाएँ।",
  "Too many sign-in attempts. Wait 15 minutes, or use a device on which you have signed in before.":
    "साइन इन के बहुत अधिक प्रयास हुए। 15 मिनट प्रतीक्षा करें, या वह डिवाइस लें जिस पर आप पहले साइन इन कर चुके हैं।",
  "Change passwords and e-mail addresses for one user at a time.":
    "पासवर्ड और ई-मेल पते एक बार में एक ही उपयोगकर्ता के बदलें।",
  "Please enter your current password.": "कृपया अपना वर्तमान पासवर्ड लिखें।",
  "The current password is incorrect.": "वर्तमान पासवर्ड ग़लत है।",
  "If this account exists, we have sent an e-mail to it.":
    "यदि यह खाता मौजूद है, तो उसे ई-मेल भेज दिया गया है।",
  "Please choose at least {number} characters.": "कृपया कम से कम {number} अक्षर चुनें।",
  "Please choose a password that differs from the one-time password.":
    "कृपया एक बार के पासवर्ड से अलग पासवर्ड चुनें।",
  "This password is too easy to guess. Please use four or five unrelated words.":
    "इस पासवर्ड का अनुमान लगाना बहुत आसान है। कृपया चार-पाँच असंबंधित शब्द लें।",
  "Your session ended after 12 hours. Please sign in again.":
    "आपका सत्र 12 घंटे बाद समाप्त हो गया। कृपया फिर से साइन इन करें।",
  "These settings cannot be unpublished. Change them and publish instead.":
    "ये सेटिंग अप्रकाशित नहीं की जा सकतीं। इन्हें बदलकर प्रकाशित करें।",
  "The message or the reply is invalid.": "संदेश या उत्तर अमान्य है।",
  "This is not a valid e-mail address.": "यह मान्य ई-मेल पता नहीं है।",
  "The mail server rejected the e-mail.": "मेल सर्वर ने ई-मेल अस्वीकार कर दिया।",
  "The mail server rejected the e-mail: {reason}": "मेल सर्वर ने ई-मेल अस्वीकार कर दिया: {reason}",
  "There are no subscribers yet.": "अभी कोई सदस्य नहीं है।",
  "This newsletter has already been sent.": "यह न्यूज़लेटर भेजा जा चुका है।",
  "E-mail is not set up (SMTP_URL and MAIL_FROM). Nothing was sent.":
    "ई-मेल सेट अप नहीं है (SMTP_URL और MAIL_FROM)। कुछ नहीं भेजा गया।",
  "This CMS does not send e-mail. Please ask an administrator for a new password.":
    "यह CMS ई-मेल नहीं भेजता। कृपया व्यवस्थापक से नया पासवर्ड माँगें।",
  "unsubscribed address": "सदस्यता छोड़ चुका पता",
  "changed the e-mail address": "ई-मेल पता बदला",
  "moved to the trash": "कूड़ेदान में डाला",
  "restored from the trash": "कूड़ेदान से पुनर्स्थापित किया",
  "created and published": "बनाकर प्रकाशित किया",
  published: "प्रकाशित किया",
  unpublished: "अप्रकाशित किया",
  "created a draft": "मसौदा बनाया",
  "saved a draft": "मसौदा सहेजा",
  created: "बनाया",
  changed: "बदला",
  read: "पढ़ा",
  "deleted permanently": "स्थायी रूप से मिटाया",
  "signed in": "साइन इन किया",
  "signed out": "साइन आउट किया",
  "sign-in failed: wrong password": "साइन इन विफल: ग़लत पासवर्ड",
  "sign-in failed: too many attempts": "साइन इन विफल: बहुत अधिक प्रयास",
  "at least {number} more failed sign-ins within an hour":
    "एक घंटे में कम से कम {number} और विफल साइन इन",
  "restored an earlier version as a draft": "पुराना संस्करण मसौदे के रूप में पुनर्स्थापित किया",
  "removed photos on request": "अनुरोध पर तस्वीरें हटाईं",
  "replied by e-mail": "ई-मेल से उत्तर दिया",
  "reset the password with an e-mail link": "ई-मेल के लिंक से पासवर्ड रीसेट किया",
  "sent a test newsletter": "परीक्षण न्यूज़लेटर भेजा",
  "sent an e-mail again": "ई-मेल फिर से भेजा",
  "sent a newsletter": "न्यूज़लेटर भेजा",
  "published the emergency banner": "आपातकालीन बैनर प्रकाशित किया",
  "removed the emergency banner": "आपातकालीन बैनर हटाया",
  "exported {number} rows": "{number} पंक्तियाँ निर्यात कीं",
  "imported {number} rows": "{number} पंक्तियाँ आयात कीं",
} as const;
