export const disclosure = {
  "Compliance document": "अनुपालन दस्तावेज़",
  "Compliance documents": "अनुपालन दस्तावेज़",
  "Certificates and lists on the page “Public disclosure”.":
    "“सार्वजनिक प्रकटीकरण” पृष्ठ के प्रमाणपत्र और सूचियाँ।",
  Kind: "प्रकार",
  File: "फ़ाइल",
  "The text of the link. If empty, the link has the name of the kind.":
    "लिंक का पाठ। ख़ाली हो तो लिंक पर दस्तावेज़ के प्रकार का नाम होता है।",
  "Issued on": "जारी होने की तारीख़",
  "Valid until": "कब तक मान्य",
  "The last day. Empty: no end. You get a reminder 30 days before.":
    "आख़िरी दिन। ख़ाली: कोई अंत नहीं। 30 दिन पहले याद दिलाया जाता है।",
  "Self-attested by the school": "विद्यालय द्वारा स्व-सत्यापित",
  "Public disclosure": "सार्वजनिक प्रकटीकरण",
  "The page /disclosure: CBSE’s “Mandatory Public Disclosure”. Name, address, contact details, principal and fees come from their own pages. Upload certificates under “Compliance documents”.":
    "पृष्ठ /disclosure: CBSE का “Mandatory Public Disclosure”। नाम, पता, संपर्क, प्रधानाचार्य और शुल्क उनके अपने पृष्ठों से आते हैं। प्रमाणपत्र “अनुपालन दस्तावेज़” में अपलोड करें।",
  Board: "बोर्ड",
  CBSE: "CBSE (सीबीएसई)",
  CISCE: "CISCE (सीआईएससीई)",
  "State board": "राज्य बोर्ड",
  "None: no page": "कोई नहीं: पृष्ठ नहीं",
  "CBSE prescribes this page and a link to it on the home page. Other schools may publish the same form.":
    "CBSE में यह पृष्ठ और मुख्य पृष्ठ पर इसका लिंक अनिवार्य है। दूसरे विद्यालय भी यही प्रपत्र प्रकाशित कर सकते हैं।",
  "Board examination results, last three years": "पिछले तीन वर्षों के बोर्ड परीक्षा परिणाम",
  Results: "परिणाम",
  Result: "परिणाम",
  "Pupils registered": "पंजीकृत छात्र",
  "Pupils passed": "उत्तीर्ण छात्र",
  Remarks: "टिप्पणी",
  "Rows of the form": "प्रपत्र की पंक्तियाँ",
  "The form is off, because no board is chosen.": "प्रपत्र बंद है, क्योंकि कोई बोर्ड नहीं चुना गया है।",
  "Complete.": "पूरी।",
  "Missing.": "नहीं भरी गई।",
  "The file or page does not exist on the website.": "फ़ाइल या पृष्ठ वेबसाइट पर नहीं है।",
  "Expired on {day}.": "{day} को समाप्त।",
  "Expires on {day}.": "{day} को समाप्त होगी।",
  "Public disclosure: 1 row is missing, expired or has a dead link.":
    "सार्वजनिक प्रकटीकरण: 1 पंक्ति ख़ाली है, समाप्त हो चुकी है या उसका लिंक टूटा है।",
  "Public disclosure: {number} rows are missing, expired or have a dead link.":
    "सार्वजनिक प्रकटीकरण: {number} पंक्तियाँ ख़ाली हैं, समाप्त हो चुकी हैं या उनके लिंक टूटे हैं।",
  "Public disclosure: 1 row needs attention soon.": "सार्वजनिक प्रकटीकरण: 1 पंक्ति पर जल्द ध्यान देना है।",
  "Public disclosure: {number} rows need attention soon.":
    "सार्वजनिक प्रकटीकरण: {number} पंक्तियों पर जल्द ध्यान देना है।",
  "Show rows": "पंक्तियाँ दिखाएँ",
  Accessibility: "सुगम्यता",
  "No text layer": "पाठ परत नहीं",
  "No title": "शीर्षक नहीं",
  "No language": "भाषा नहीं",
  "The PDF has no text layer.": "PDF में पाठ परत नहीं है।",
  "This PDF has no text layer: screen readers and search cannot read it. Please scan it again with text recognition (OCR), or save it as PDF from the original document.":
    "इस PDF में पाठ परत नहीं है: स्क्रीन रीडर और खोज इसे नहीं पढ़ सकते। कृपया टेक्स्ट पहचान (OCR) के साथ दोबारा स्कैन करें, या मूल दस्तावेज़ से PDF बनाएँ।",
  "This PDF has no title. In Word or LibreOffice, enter a title in the file’s properties, and save it as PDF again.":
    "इस PDF में शीर्षक नहीं है। Word या LibreOffice में फ़ाइल के गुणों में शीर्षक लिखें और फिर से PDF सहेजें।",
  "This PDF has no language. In Word or LibreOffice, set the language of the text, and save it as a tagged PDF.":
    "इस PDF में भाषा नहीं है। Word या LibreOffice में पाठ की भाषा चुनें और टैग वाली PDF सहेजें।",
} as const;
