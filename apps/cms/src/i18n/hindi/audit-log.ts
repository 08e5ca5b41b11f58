/** Accounts, mail, and what the audit log says of people. */
export const auditLog = {
  "set a schedule": "समय तय किया",
  "cancelled a schedule": "तय समय वापस लिया",
  "This is the only admin, so the account stays. Make somebody else an admin first.":
    "यह अकेला प्रबंधक है, इसलिए खाता बना रहेगा। पहले किसी और को प्रबंधक बनाएँ।",
  "There were too many tries, so signing in from here is closed for 15 minutes. Please wait, or use a device from which you have signed in before.":
    "बहुत बार कोशिश हुई, इसलिए यहाँ से साइन-इन 15 मिनट के लिए बंद है। कृपया रुकें, या वह उपकरण लें जिससे आप पहले साइन-इन कर चुके हैं।",
  "A password or an e-mail address is for one person alone.":
    "पासवर्ड या ई-मेल पता एक ही व्यक्ति का होता है।",
  "Please enter your current password, too.": "कृपया अब तक का पासवर्ड भी लिखें।",
  "The current password is not right.": "अब तक का पासवर्ड कुछ और है।",
  "If there is such an account, an e-mail was sent to it.":
    "यदि ऐसा खाता है, तो उसे पत्र भेज दिया गया है।",
  "Please choose at least {number} characters.": "कृपया कम से कम {number} अक्षर चुनें।",
  "Please choose another password than the printed one.": "कृपया छपे हुए पासवर्ड से अलग पासवर्ड चुनें।",
  "This password is too easy to guess: it is a common one, or made of common ones, of a pattern or of your own name. Please choose another, such as four or five words that have nothing to do with each other.":
    "इस पासवर्ड का अनुमान लगाना बहुत आसान है: यह आम है, या आम शब्दों, किसी क्रम या आपके नाम से बना है। कृपया दूसरा चुनें, जैसे चार-पाँच शब्द जिनका आपस में कोई संबंध न हो।",
  "You have been signed in for twelve hours. Please sign in again.":
    "आप बारह घंटे से साइन-इन हैं। कृपया फिर से साइन-इन करें।",
  "These settings cannot be unpublished. Change them and publish instead.":
    "ये सेटिंग अप्रकाशित नहीं की जा सकतीं। इन्हें बदलकर प्रकाशित करें।",
  "This is no message to be answered.": "यह उत्तर देने योग्य संदेश नहीं है।",
  "This is no single e-mail address.": "यह एक ई-मेल पता नहीं है।",
  "The mail server did not take it.": "मेल सर्वर ने इसे नहीं लिया।",
  "The mail server did not take it: {reason}": "मेल सर्वर ने इसे नहीं लिया: {reason}",
  "Nobody has subscribed yet.": "अभी कोई सदस्य नहीं है।",
  "This newsletter was sent already.": "यह पत्रिका भेजी जा चुकी है।",
  "No mail is set up on this admin panel (SMTP_URL and MAIL_FROM), so nothing is sent.":
    "इस एडमिन पैनल पर मेल की व्यवस्था नहीं है (SMTP_URL और MAIL_FROM), इसलिए कुछ नहीं भेजा जाता।",
  "This CMS sends no passwords by mail. Please ask an admin for a new password.":
    "यह CMS मेल से पासवर्ड नहीं भेजता। कृपया प्रबंधक से नया पासवर्ड माँगें।",
  "somebody who has left": "कोई जो सूची छोड़ चुका है",
  "changed the e-mail address": "ई-मेल पता बदला",
  "moved to the trash": "कूड़ेदान में डाला",
  "took out of the trash": "कूड़ेदान से निकाला",
  "created and published": "बनाकर प्रकाशित किया",
  published: "प्रकाशित किया",
  unpublished: "वेबसाइट से हटाया",
  "created a draft": "मसौदा बनाया",
  "saved a draft": "मसौदा सहेजा",
  created: "बनाया",
  changed: "बदला",
  read: "पढ़ा",
  "deleted for good": "हमेशा के लिए मिटाया",
  "signed in": "साइन-इन किया",
  "signed out": "साइन-आउट किया",
  "was refused: wrong password": "मना किया गया: ग़लत पासवर्ड",
  "was refused: too many tries": "मना किया गया: बहुत कोशिशें",
  "at least {number} more log-ins were refused within an hour":
    "एक घंटे में कम से कम {number} और साइन-इन मना किए गए",
  "restored an earlier version as a draft": "पुराना संस्करण मसौदे के रूप में पुनर्स्थापित किया",
  "removed photographs on request": "अनुरोध पर तस्वीरें हटाईं",
  "answered by mail": "मेल से उत्तर दिया",
  "chose a new password behind the link of an e-mail": "ई-मेल के लिंक से नया पासवर्ड चुना",
  "sent a test of a newsletter": "पत्रिका परखने के लिए भेजी",
  "sent an e-mail again": "ई-मेल फिर से भेजा",
  "sent a newsletter": "पत्रिका भेजी",
  "put the emergency banner up": "आपात सूचना लगाई",
  "took the emergency banner down": "आपात सूचना हटाई",
  "exported {number} lines": "{number} पंक्तियाँ निकालीं",
  "imported {number} rows": "{number} पंक्तियाँ भरीं",
  "took {number} records of the sample away": "नमूने के {number} रिकॉर्ड हटाए",
} as const;
