/** Images and documents. */
export const media = {
  "or drop them here": "या यहाँ खींचकर छोड़ें",
  "or drop it here": "या यहाँ खींचकर छोड़ें",
  "Add images": "तस्वीरें जोड़ें",
  "Add documents": "दस्तावेज़ जोड़ें",
  "Choose an image": "तस्वीर चुनें",
  "Choose a document": "दस्तावेज़ चुनें",
  "Choose from library": "लाइब्रेरी से चुनें",
  "Go to the first image": "पहली तस्वीर पर जाएँ",
  Waiting: "प्रतीक्षा में",
  Resizing: "छोटी की जा रही है",
  Uploading: "अपलोड हो रही है",
  Uploaded: "अपलोड हो गई",
  "{number} uploading.": "{number} अपलोड हो रही हैं।",
  "{stored} of {all} uploaded.": "{all} में से {stored} अपलोड हुईं।",
  "{stored} of {all} uploaded, {refused} rejected.":
    "{all} में से {stored} अपलोड हुईं, {refused} अस्वीकृत।",
  "Rejected: {reason}": "अस्वीकृत: {reason}",
  "Document {id}": "दस्तावेज़ {id}",
  "in the trash or deleted": "कूड़ेदान में या मिटाया गया",
  "Move to top": "सबसे ऊपर ले जाएँ",
  "Move to top: {title}": "सबसे ऊपर ले जाएँ: {title}",
  Remove: "हटाएँ",
  "Remove: {title}": "हटाएँ: {title}",
  "Image {id}": "तस्वीर {id}",
  "Move {title}, number {place} of {count}, with the arrow keys":
    "{title} को तीर की कुंजियों से सरकाएँ, {count} में से संख्या {place}",
  "Drag the image, or move it with the arrow keys": "तस्वीर को खींचें, या तीर की कुंजियों से सरकाएँ",
  "In the trash or deleted": "कूड़ेदान में या मिटाई गई",
  "Set as cover: {title}": "कवर बनाएँ: {title}",
  "Set as cover.": "कवर बनाई गई।",
  "Moved to position {place} of {count}.": "{count} में से स्थान {place} पर ले जाई गई।",
  "Alt text: {title}": "वैकल्पिक पाठ: {title}",
  "Describe the image": "तस्वीर का वर्णन करें",
  Decorative: "सजावटी",
  "Decorative: {title}": "सजावटी: {title}",
  Caption: "कैप्शन",
  "Caption: {title}": "कैप्शन: {title}",
  "Focal point": "फ़ोकस बिंदु",
  "Copy URL": "URL कॉपी करें",
  "Edit: {title}": "संपादित करें: {title}",
  Saved: "सहेजा गया",
  "SVG files can contain scripts. Please save it as PNG and choose it again.":
    "SVG फ़ाइलों में स्क्रिप्ट हो सकती हैं। कृपया इसे PNG में सहेजकर फिर चुनें।",
  "the file is not a JPEG, PNG, WebP or HEIC image.": "फ़ाइल JPEG, PNG, WebP या HEIC तस्वीर नहीं है।",
  "this browser cannot read HEIC images. Please upload it from the phone, or save it as JPEG (iPhone: Settings, Camera, Formats, Most Compatible).":
    "यह ब्राउज़र HEIC तस्वीरें नहीं पढ़ सकता। कृपया फ़ोन से अपलोड करें, या JPEG में सहेजें (iPhone: Settings, Camera, Formats, Most Compatible)।",
  "the file cannot be read.": "फ़ाइल पढ़ी नहीं जा सकती।",
  "this browser cannot resize the image.": "यह ब्राउज़र तस्वीर का आकार नहीं बदल सकता।",
  "the file is larger than 30 MB.": "फ़ाइल 30 MB से बड़ी है।",
  "{number} faces. One fills {part} of the picture. Crop it, cover faces, choose another picture, or give a reason below.":
    "{number} चेहरे। एक चेहरा तस्वीर का {part} भरता है। तस्वीर क्रॉप करें, चेहरे ढकें, दूसरी तस्वीर चुनें, या नीचे कारण लिखें।",
  "1 face. It fills {part} of the picture. Crop it, cover the face, choose another picture, or give a reason below.":
    "1 चेहरा। यह तस्वीर का {part} भरता है। तस्वीर क्रॉप करें, चेहरा ढकें, दूसरी तस्वीर चुनें, या नीचे कारण लिखें।",
  most: "ज़्यादातर हिस्सा",
  half: "आधा हिस्सा",
  "a third": "एक तिहाई हिस्सा",
  "a quarter": "एक चौथाई हिस्सा",
  "a small part": "छोटा हिस्सा",
  "This is a suggestion: faces can be missing, and some can be wrong. Please look at the picture yourself.":
    "यह केवल सुझाव है: कुछ चेहरे छूट सकते हैं और कुछ ग़लत हो सकते हैं। कृपया तस्वीर स्वयं देखें।",
  "Because of the large face, the picture is at most 1,280 pixels long.":
    "बड़े चेहरे के कारण तस्वीर अधिकतम 1,280 पिक्सेल लंबी है।",
  "The faces, numbered": "चेहरे, संख्या के साथ",
  "Cover with a black box": "काले डिब्बे से ढकें",
  "Face {number}": "चेहरा {number}",
  "Saving adds the boxes permanently. The picture without them is deleted.":
    "सहेजने पर डिब्बे स्थायी रूप से जुड़ जाते हैं। उनके बिना वाली तस्वीर मिटा दी जाती है।",
  "The file of this image is missing. Please upload it again.":
    "इस तस्वीर की फ़ाइल नहीं मिली। कृपया इसे फिर से अपलोड करें।",
  Faces: "चेहरे",
  "Reason to show these faces": "ये चेहरे दिखाने का कारण",
  "Visitors do not see it.": "आगंतुकों को यह नहीं दिखता।",
  "Largest face ÷ picture height": "सबसे बड़ा चेहरा ÷ तस्वीर की ऊँचाई",
  "1 image with faces is older than a year. Check it, and save it if it may stay.":
    "चेहरों वाली 1 तस्वीर एक साल से पुरानी है। उसे जाँचें, और वह रह सकती हो तो उसे सहेजें।",
  "{number} images with faces are older than a year. Check them, and save those that may stay.":
    "चेहरों वाली {number} तस्वीरें एक साल से पुरानी हैं। उन्हें जाँचें, और जो रह सकती हों उन्हें सहेजें।",
  "No names beside pictures": "तस्वीरों के साथ कोई नाम नहीं",
  "An alt text or a caption with the name of a pupil, from the lists of toppers and birthdays, is refused.":
    "जिस वैकल्पिक पाठ या कैप्शन में टॉपर या जन्मदिन की सूची के किसी विद्यार्थी का नाम हो, वह अस्वीकार किया जाता है।",
  "“{name}” is the name of a pupil. Please leave it out: the school wants no names beside pictures (settings page “Privacy”).":
    "“{name}” एक विद्यार्थी का नाम है। कृपया इसे हटा दें: स्कूल तस्वीरों के साथ कोई नाम नहीं चाहता (सेटिंग पेज “गोपनीयता”)।",
  "something went wrong. Please try again.": "त्रुटि हुई। कृपया फिर कोशिश करें।",
} as const;
