/** How a school begins, and what is still the sample's. */
export const firstRun = {
  "How would you like to begin?": "आप कैसे शुरू करना चाहेंगे?",
  "The website shows a sample school, so that you see what belongs where. “My school” takes its events, news, pupils and pictures away, empties what only it could say, hides its texts until you have read them, and says what to put in their place. What you have written or changed yourself stays.":
    "वेबसाइट एक नमूना विद्यालय दिखाती है, ताकि आप देख सकें कि क्या कहाँ आता है। “मेरा विद्यालय” उसके कार्यक्रम, समाचार, विद्यार्थी और चित्र हटा देता है, जो केवल वही कह सकता था उसे खाली करता है, उसके पाठ तब तक छिपाता है जब तक आप उन्हें पढ़ न लें, और बताता है कि उनकी जगह क्या रखना है। जो आपने स्वयं लिखा या बदला है, वह रहता है।",
  "The sample’s records and pictures will be gone for good. Press once more to begin.":
    "नमूने के अभिलेख और चित्र सदा के लिए हट जाएँगे। शुरू करने के लिए एक बार और दबाएँ।",
  "Your e-mail address: with it you sign in from now on":
    "आपका ई-मेल पता: अब से आप इसी से साइन-इन करेंगे",
  "Please give the school’s name, with at most 60 letters.":
    "कृपया विद्यालय का नाम लिखें, अधिक से अधिक 60 अक्षर।",
  "This is no choice.": "यह कोई विकल्प नहीं है।",
  "The words are the sample’s: write your own, or untick this if they fit.":
    "ये शब्द नमूने के हैं: अपने लिखें, या ठीक हों तो यह निशान हटा दें।",
  "Take the sample away": "नमूना हटाएँ",
  "My school": "मेरा विद्यालय",
  "Start your own school": "अपना विद्यालय शुरू करें",
  "Please wait: this takes a while.": "ज़रा रुकें: इसमें समय लगता है।",
  "Sample school": "नमूना विद्यालय",
  "Hide this list": "यह सूची छिपाएँ",
  "Your school: {done} of {all}": "आपका विद्यालय: {all} में से {done}",
  "What is not done is empty, hidden, or still says what our sample school says. A text that fits as it is is confirmed by publishing it without a tick at “Hide this page”.":
    "जो नहीं हुआ, वह खाली है, छिपा है या वहाँ अब भी हमारे नमूना विद्यालय की बातें हैं। जो पाठ जैसा है वैसा ही ठीक है, उसे “यह पृष्ठ छिपाएँ” के निशान के बिना प्रकाशित करके उसकी पुष्टि करें।",
  "✓ {what}: done": "✓ {what}: हो गया",
  "The school’s name": "विद्यालय का नाम",
  "The line below its name": "उसके नाम के नीचे की पंक्ति",
  "Its address": "उसका पता",
  "Its telephone numbers and e-mail": "उसके टेलीफ़ोन नंबर और ई-मेल",
  "Its colours": "उसके रंग",
  "Its emblem": "उसका प्रतीक-चिह्न",
  "The dates of admission": "प्रवेश की तिथियाँ",
  "The text “{page}”": "पाठ “{page}”",
  "Colours and emblem": "रंग और प्रतीक-चिह्न",
  Emblem: "प्रतीक-चिह्न",
  "A PNG with nothing behind it, at least 500 pixels high. Header, signs in the browser and on telephones and shared links show it. Empty: the sample's.":
    "बिना पृष्ठभूमि का PNG, कम से कम 500 पिक्सेल ऊँचा। पृष्ठों का सिरा, ब्राउज़र और फ़ोन के चिह्न, साझा कड़ियाँ इसे दिखाती हैं। खाली: नमूने का।",
  "The school is affiliated to": "विद्यालय इससे संबद्ध है",
  "In texts {board} stands for it. Empty: as in the sample.":
    "पाठों में {board} इसकी जगह आता है। खाली: जैसा नमूने में है।",
};
