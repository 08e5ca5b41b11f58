/** The screen that takes the whole school out as a file. */
export const wholeSchool = {
  "The school as a file": "विद्यालय एक फ़ाइल में",
  "The whole school as a file": "पूरा विद्यालय एक फ़ाइल में",
  "Take it out": "बाहर निकालें",
  "All records with their drafts and consents, all pictures and documents, and every screen of “Your school”. Accounts, messages and subscribers are not in it. It holds the names of pupils: keep it well.":
    "सब रिकॉर्ड, उनके मसौदे और सहमतियाँ, सब तस्वीरें और दस्तावेज़, और “आपका विद्यालय” की हर स्क्रीन। खाते, संदेश और सदस्य इसमें नहीं हैं। इसमें छात्रों के नाम हैं: सँभालकर रखें।",
  "Save the whole school as a file": "पूरा विद्यालय फ़ाइल में सहेजें",
  "Put one in its place": "इसकी जगह दूसरा रखें",
  "Choose a file (.tar.gz)": "फ़ाइल चुनें (.tar.gz)",
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
  "Only an administrator may do this.": "यह केवल प्रबंधक कर सकता है।",
  "Please say how large the archive is (Content-Length).":
    "कृपया बताएँ कि फ़ाइल कितनी बड़ी है (Content-Length)।",
  "This archive is larger than {size} MB. The command takes larger ones: npm run school:import -- FILE.":
    "यह फ़ाइल {size} MB से बड़ी है। इससे बड़ी के लिए यह आदेश है: npm run school:import -- FILE।",
  "The disk has too little room for this archive.": "डिस्क पर इस फ़ाइल के लिए जगह कम है।",
  "Somebody else is at it. Please try again in some minutes.":
    "अभी कोई और यह कर रहा है। कृपया कुछ मिनट बाद फिर कोशिश करें।",
  "This archive is no longer here. Please look through it again.":
    "यह फ़ाइल अब यहाँ नहीं है। कृपया इसे फिर से जाँचें।",
  "Somebody has written {number} records and screens here, which would be gone. Nothing was changed.":
    "यहाँ किसी ने {number} रिकॉर्ड और स्क्रीनें लिखी हैं, जो चली जातीं। कुछ नहीं बदला।",
  "The school of the archive is here now.": "फ़ाइल वाला विद्यालय अब यहाँ है।",
  "This file is damaged or no archive of ours ({damage}), so nothing was changed. Take another one.":
    "यह फ़ाइल ख़राब है या इस डेस्क की नहीं ({damage}), इसलिए कुछ नहीं बदला। कोई और लें।",
  unreadable: "पढ़ी नहीं जा सकती",
  "This file is encrypted and {reason}, so nothing was changed. Set BACKUP_PASSPHRASE to the one that it was made with.":
    "यह फ़ाइल कूटबद्ध है और {reason}, इसलिए कुछ नहीं बदला। BACKUP_PASSPHRASE में वही शब्द भरें जिससे यह बनी थी।",
  "no passphrase was given": "कोई गुप्त शब्द नहीं दिया गया",
  "this passphrase does not open it": "यह गुप्त शब्द इसे नहीं खोलता",
  "This archive was not taken, because {reason}. Nothing was changed.":
    "यह फ़ाइल नहीं ली गई, क्योंकि {reason}। कुछ नहीं बदला।",
  "one of its schedules cannot be read": "इसका एक तय समय पढ़ा नहीं जा सकता",
  "this desk keeps several schools, and an archive is all of a desk":
    "इस डेस्क पर कई विद्यालय हैं, और यह फ़ाइल पूरे डेस्क की होती है",
  "its school is not {code}: start this host with its own SCHOOL_CODE":
    "इसका विद्यालय {code} नहीं है: इस डेस्क को उसके SCHOOL_CODE के साथ चालू करें",
  "this host keeps its files in a bucket, where it cannot put them":
    "इस डेस्क की फ़ाइलें एक बकेट में रहती हैं, जहाँ यह उन्हें नहीं रख सकता",
  "a row of {table} is too long": "{table} की एक पंक्ति बहुत लंबी है",
  "a row of {table} cannot be read": "{table} की एक पंक्ति पढ़ी नहीं जा सकती",
  '{table} has a column "{column}", which this release does not know':
    '{table} में एक स्तंभ "{column}" है, जिसे यह संस्करण नहीं जानता',
  '"{column}" in {table} has a value that it cannot have':
    '{table} में "{column}" का मान ऐसा है जो हो नहीं सकता',
  "{file} belongs to no record in it": "{file} इसके किसी रिकॉर्ड की नहीं है",
  "{file} is no file that the desk takes": "{file} ऐसी फ़ाइल नहीं जो डेस्क लेता है",
  'it holds "{name}", which this release does not know: upgrade first':
    'इसमें "{name}" है, जिसे यह संस्करण नहीं जानता: पहले नया संस्करण लगाएँ',
  "its records do not fit together": "इसके रिकॉर्ड आपस में मेल नहीं खाते",
} as const;
