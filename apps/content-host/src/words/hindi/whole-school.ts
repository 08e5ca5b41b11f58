/** The screen that takes the whole school out as a file. */
export const wholeSchool = {
  "The school as a file": "विद्यालय एक फ़ाइल में",
  "The whole school as a file": "पूरा विद्यालय एक फ़ाइल में",
  "Take it out": "बाहर निकालें",
  "All records with their drafts and consents, all pictures and documents, and every screen of “Your school”. Accounts, messages and subscribers are not in it. It holds the names of pupils: keep it well.":
    "सब रिकॉर्ड, उनके मसौदे और सहमतियाँ, सब तस्वीरें और दस्तावेज़, और “आपका विद्यालय” की हर स्क्रीन। खाते, संदेश और सदस्य इसमें नहीं हैं। इसमें छात्रों के नाम हैं: सँभालकर रखें।",
  "Save the whole school as a file": "पूरा विद्यालय फ़ाइल में सहेजें",
  "Put one in its place": "इसकी जगह दूसरा रखें",
  "File (.tar.gz)": "फ़ाइल (.tar.gz)",
  "{number} records and screens that somebody wrote here may go":
    "यहाँ लिखे {number} रिकॉर्ड और स्क्रीनें हट सकती हैं",
  "Put it in the place of this school": "इस विद्यालय की जगह रखें",
  "One moment: this takes a while.": "ज़रा रुकें: इसमें समय लगता है।",
  "The school {school} with {files} files, taken out on {moment}.":
    "विद्यालय {school}, {files} फ़ाइलों के साथ, {moment} को निकाला गया।",
  "List or screen": "सूची या स्क्रीन",
  "Would come": "आएँगे",
  "Is here now": "अभी यहाँ हैं",
  "The desk refused this.": "डेस्क ने इसे नहीं लिया।",
  "The desk could not be reached. Nothing was changed; please try again.":
    "डेस्क तक नहीं पहुँचा जा सका। कुछ नहीं बदला; कृपया फिर कोशिश करें।",
} as const;
