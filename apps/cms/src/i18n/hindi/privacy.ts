/** Privacy settings and records. */
export const privacy = {
  Privacy: "गोपनीयता",
  "How the website protects personal data and photographs.":
    "वेबसाइट व्यक्तिगत डेटा और तस्वीरों की सुरक्षा कैसे करती है।",
  "Forbid the use of pages and photographs for AI training":
    "AI प्रशिक्षण के लिए पृष्ठों और तस्वीरों का उपयोग मना करें",
  "Names AI crawlers in robots.txt and marks every photograph. A crawler may ignore it.":
    "robots.txt में AI क्रॉलरों के नाम देता है और हर तस्वीर को चिह्नित करता है। कोई क्रॉलर इसकी अनदेखी कर सकता है।",
};
