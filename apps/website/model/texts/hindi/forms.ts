/** Texts of the contact page, the newsletter and the offline pages. */
export const forms = {
  "Contact details": "संपर्क की जानकारी",
  Address: "पता",
  Website: "वेबसाइट",
  "Keep in touch": "हमें लिखें",
  Newsletters: "न्यूज़लेटर",
  "PDF, opens in a new tab": "PDF, नए टैब में खुलेगा",
  "Newsletter by e-mail": "ई-मेल पर न्यूज़लेटर",
  "A few e-mails a year from {sender}. You can unsubscribe at any time.":
    "साल में कुछ ही ई-मेल, {sender} से। सदस्यता कभी भी छोड़ सकते हैं।",
  Subscribe: "सदस्य बनें",
  "We have e-mailed you a link. Open it to confirm your subscription.":
    "हमने आपको ई-मेल पर एक लिंक भेजा है। सदस्यता पक्की करने के लिए उसे खोलें।",
  "Too many sign-ups came from your network. Please try again later.":
    "आपके नेटवर्क से बहुत ज़्यादा अनुरोध आए हैं। कृपया बाद में फिर कोशिश करें।",
  "Your sign-up was not accepted. Please try again.":
    "आपका अनुरोध स्वीकार नहीं हुआ। कृपया फिर कोशिश करें।",
  "You cannot subscribe right now. Please try again in a few minutes.":
    "अभी सदस्य नहीं बन सकते। कृपया कुछ मिनट बाद फिर कोशिश करें।",
  "Do you want to receive the newsletter by e-mail?": "क्या आप ई-मेल पर न्यूज़लेटर पाना चाहते हैं?",
  Confirm: "हाँ, चाहिए",
  "Thank you for subscribing. Every e-mail has an unsubscribe link.":
    "सदस्य बनने के लिए धन्यवाद। हर ई-मेल में सदस्यता छोड़ने का लिंक है।",
  "This link has expired or is incomplete. Links are valid for 48 hours. {link}.":
    "यह लिंक पुराना हो चुका है या अधूरा है। लिंक 48 घंटे तक चलता है। {link}।",
  "Request a new link": "नया लिंक माँगें",
  "Do you want to unsubscribe from the newsletter?": "क्या आप न्यूज़लेटर की सदस्यता छोड़ना चाहते हैं?",
  "You have unsubscribed. We have deleted your address.":
    "आपकी सदस्यता ख़त्म हो गई। हमने आपका पता मिटा दिया है।",
  "This link is incomplete. Please open it again from the e-mail, or {link}.":
    "यह लिंक अधूरा है। कृपया इसे ई-मेल से फिर खोलें, या {link}।",
  "contact us": "हमसे संपर्क करें",
  "Something went wrong. Please try again in a few minutes.":
    "कुछ गड़बड़ हो गई। कृपया कुछ मिनट बाद फिर कोशिश करें।",
  "Turn this on to save the pages that you read on this site. The weekly menu, call timings, contact details, Today at school and the latest news are saved at once. Online, you always see the current page. A saved page shows when it was saved.":
    "इसे चालू करें, तो इस साइट के जो पेज आप पढ़ेंगे, वे सहेज लिए जाएँगे। हफ़्ते का मेन्यू, फ़ोन करने का समय, संपर्क की जानकारी, आज स्कूल में और ताज़ा समाचार तुरंत सहेजे जाते हैं। इंटरनेट चालू हो, तो आपको हमेशा नया पेज दिखता है। सहेजे हुए पेज पर लिखा रहता है कि वह कब सहेजा गया।",
  "Photos, albums, toppers, birthdays and the home page are never saved, because they show pupils. The list of saved pages stays in this browser.":
    "फ़ोटो, एलबम, टॉपर, जन्मदिन और होम पेज कभी नहीं सहेजे जाते, क्योंकि उनमें छात्र दिखते हैं। सहेजे हुए पेजों की सूची इसी ब्राउज़र में रहती है।",
  "Save pages for offline use": "पेज बिना इंटरनेट के लिए सहेजें",
  "Saving pages needs JavaScript.": "पेज सहेजने के लिए JavaScript चाहिए।",
  "Saved pages": "सहेजे हुए पेज",
} as const satisfies Record<string, string>;
