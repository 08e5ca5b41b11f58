export const redirects = {
  Redirect: "रीडायरेक्ट",
  Redirects: "रीडायरेक्ट",
  "Old addresses that lead to pages of this website, or say that a page is gone for good.":
    "पुराने पते, जो इस वेबसाइट के पेजों पर ले जाते हैं, या बताते हैं कि पेज हमेशा के लिए हट गया है।",
  "Old address": "पुराना पता",
  "Upper and lower case and a slash at the end do not matter. You can paste the whole address.":
    "बड़े-छोटे अक्षरों और अंत के स्लैश से फ़र्क़ नहीं पड़ता। आप पूरा पता चिपका सकते हैं।",
  "What visitors get": "आगंतुकों को क्या मिलता है",
  "Another page (301)": "दूसरा पेज (301)",
  "“Gone for good” (410)": "“हमेशा के लिए हट गया” (410)",
  "Leads to": "कहाँ ले जाता है",
  "A path of this website.": "इस वेबसाइट का पथ।",
  "Comes from": "कहाँ से आया",
  "A user": "कोई उपयोगकर्ता",
  "The import of the former site": "पुरानी साइट का आयात",
  "A page that was renamed": "वह पेज, जिसका पता बदला",
  Used: "उपयोग",
  "Last used": "पिछला उपयोग",
  "Please enter a path of the former site, such as /about-us or /?page_id=12.":
    "कृपया पुरानी साइट का पथ लिखें, जैसे /about-us या /?page_id=12।",
  "Please enter a path of this website, such as /contact.":
    "कृपया इस वेबसाइट का पथ लिखें, जैसे /contact।",
  "The website itself has a page or file at this address.": "इस पते पर वेबसाइट का अपना पेज या फ़ाइल है।",
  "This redirect would lead back to itself. Please choose another address.":
    "यह रीडायरेक्ट अपने ही पते पर लौट आएगा। कृपया दूसरा पता चुनें।",
  "That address is marked as gone for good. Please choose another one.":
    "वह पता हमेशा के लिए हटा हुआ दर्ज है। कृपया दूसरा पता चुनें।",
  "There are {number} redirects already. Please delete some first.":
    "पहले से {number} रीडायरेक्ट हैं। कृपया पहले कुछ मिटाएँ।",
  "Address not found": "न मिला पता",
  "Addresses not found": "न मिले पते",
  "Addresses that visitors requested and the website does not have. They are deleted 90 days after the last request.":
    "पते, जो आगंतुकों ने माँगे और वेबसाइट पर नहीं हैं। वे पिछले अनुरोध के 90 दिन बाद मिटा दिए जाते हैं।",
  "Requested address": "माँगा गया पता",
  Requests: "अनुरोध",
  "Last requested": "पिछला अनुरोध",
  "Lead to…": "यहाँ ले जाएँ…",
  "Lead to": "यहाँ ले जाएँ",
  "Create the redirect": "रीडायरेक्ट बनाएँ",
  "Say that the page is gone for good": "बताएँ कि पेज हमेशा के लिए हट गया है",
  "Imported item": "आयात की गई चीज़",
  "Imported items": "आयात की गई चीज़ें",
} as const;
