/** The page of the import from WordPress. */
export const wordpress = {
  "Import from WordPress": "WordPress से आयात करें",
  "In WordPress, open Tools, Export, choose “All content”, and download the file. The plan shows what becomes of every item; where the export has gaps, it reads the public pages of the old website. Nothing is imported before you choose Apply.":
    "WordPress में Tools, फिर Export खोलें, “All content” चुनें और फ़ाइल डाउनलोड करें। योजना दिखाती है कि हर सामग्री का क्या होगा; जहाँ निर्यात में कुछ कमी है, वहाँ वह पुरानी वेबसाइट के सार्वजनिक पेज पढ़ती है। “लागू करें” चुनने से पहले कुछ भी आयात नहीं होता।",
  "Address of the old website": "पुरानी वेबसाइट का पता",
  "Export file": "निर्यात फ़ाइल",
  "Choose export files (.xml)": "निर्यात फ़ाइलें चुनें (.xml)",
  "Make plan": "योजना बनाएँ",
  "Uploading the export": "निर्यात फ़ाइल अपलोड हो रही है",
  "Making the plan": "योजना बन रही है",
  Importing: "आयात हो रहा है",
  "Undoing the import": "आयात वापस लिया जा रहा है",
  "Pictures and documents": "तस्वीरें और दस्तावेज़",
  Records: "रिकॉर्ड",
  "Old addresses": "पुराने पते",
  Items: "सामग्री",
  "Pages of the old website": "पुरानी वेबसाइट के पेज",
  "{what}: {done} of {all}": "{what}: {all} में से {done}",
  "{what}: {done}": "{what}: {done}",
  Plan: "योजना",
  "Items in the export: {number}.": "निर्यात में सामग्री: {number}।",
  "Need a person: {number} (see the report).": "जिन्हें किसी व्यक्ति को देखना है: {number} (रिपोर्ट देखें)।",
  "The plan is ready. Nothing has been imported yet.": "योजना तैयार है। अभी कुछ आयात नहीं हुआ है।",
  "Cannot be read: {number}. Please export them again.":
    "पढ़ी नहीं जा सकीं: {number}। कृपया उन्हें फिर से निर्यात करें।",
  Becomes: "क्या बनेगा",
  "Change what becomes of types and categories": "बदलें कि प्रकारों और श्रेणियों का क्या बनेगा",
  "A category is stronger than a type. Of several categories, the first in the list decides. No rule publishes what the old website did not show.":
    "श्रेणी का नियम प्रकार के नियम से ऊपर है। कई श्रेणियों में सूची की पहली श्रेणी तय करती है। जो पुरानी वेबसाइट नहीं दिखाती थी, उसे कोई नियम प्रकाशित नहीं करता।",
  "Type or category": "प्रकार या श्रेणी",
  "Type: {name}": "प्रकार: {name}",
  "Category: {name}": "श्रेणी: {name}",
  "Decide later": "बाद में तय करें",
  "By type": "प्रकार के अनुसार",
  "Make plan again": "फिर से योजना बनाएँ",
  "These rules are invalid.": "ये नियम अमान्य हैं।",
  "Not imported": "आयात नहीं होगा",
  "Report of all items (new tab)": "सारी सामग्री की रिपोर्ट (नया टैब)",
  "Report as CSV": "रिपोर्ट CSV में",
  "Warnings: {number}": "चेतावनियाँ: {number}",
  "The files of this plan need about {needed} GB, and the limit is {limit} GB: nothing was imported.":
    "इस योजना की फ़ाइलों के लिए लगभग {needed} GB चाहिए, और सीमा {limit} GB है: कुछ भी आयात नहीं हुआ।",
  "The files of this plan need about {needed} GB, and {free} GB of the disk are free: nothing was imported.":
    "इस योजना की फ़ाइलों के लिए लगभग {needed} GB चाहिए, और डिस्क पर {free} GB ख़ाली है: कुछ भी आयात नहीं हुआ।",
  Apply: "लागू करें",
  "Apply again": "फिर से लागू करें",
  "Import these items?": "यह सामग्री आयात करें?",
  "What the old website showed is published immediately. No picture is public before its album has a consent. Make a backup first.":
    "जो पुरानी वेबसाइट दिखाती थी, वह तुरंत प्रकाशित होगा। कोई तस्वीर तब तक सार्वजनिक नहीं होती जब तक उसके एलबम की सहमति न हो। पहले बैकअप बनाएँ।",
  "Delete export and plan?": "निर्यात फ़ाइल और योजना मिटाएँ?",
  "Delete export and plan": "निर्यात फ़ाइल और योजना मिटाएँ",
  "Export and plan contain names and comments. They are deleted after 30 days. Imported records stay.":
    "निर्यात फ़ाइल और योजना में नाम और टिप्पणियाँ होती हैं। वे 30 दिन बाद मिटा दी जाती हैं। आयात किए गए रिकॉर्ड बने रहते हैं।",
  "{created} records created, {updated} updated, {unchanged} unchanged.":
    "{created} रिकॉर्ड बने, {updated} अपडेट हुए, {unchanged} अपरिवर्तित।",
  "Drafts: {number}.": "मसौदे: {number}।",
  "Edited or deleted here since, and left as they are: {number}.":
    "यहाँ बाद में बदले या मिटाए गए, इसलिए वैसे ही छोड़े गए: {number}।",
  "Files stored: {files}. Old addresses redirected: {redirects}.":
    "सहेजी गई फ़ाइलें: {files}। नए पते पर भेजे गए पुराने पते: {redirects}।",
  "No imported picture is public before its album has a consent.":
    "कोई आयातित तस्वीर तब तक सार्वजनिक नहीं होती जब तक उसके एलबम की सहमति न हो।",
  "Review the albums": "एलबम जाँचें",
  "Problems: {number}": "समस्याएँ: {number}",
  "The import was undone.": "आयात वापस ले लिया गया।",
  "Records and files in the trash: {number}.": "कूड़ेदान में रिकॉर्ड और फ़ाइलें: {number}।",
  "Edited since the import, so they stay: {number}, with {files} of their files.":
    "आयात के बाद बदले गए, इसलिए बने रहेंगे: {number}, उनकी {files} फ़ाइलों के साथ।",
  "The import was interrupted. What was written stays. Continue, or undo the import.":
    "आयात बीच में रुक गया। जो लिखा गया, वह बना रहेगा। जारी रखें, या आयात वापस लें।",
  Continue: "जारी रखें",
  "Imports so far": "अब तक के आयात",
  "{time}: {number} records and files": "{time}: {number} रिकॉर्ड और फ़ाइलें",
  "Undo import": "आयात वापस लें",
  "Undo the import of {time}?": "{time} का आयात वापस लें?",
  "Its records and files move to the trash, except those that were edited since.":
    "इसके रिकॉर्ड और फ़ाइलें कूड़ेदान में जाएँगे, सिवाय उनके जो बाद में बदले गए।",
  "An import is running. Please wait until it has ended.":
    "एक आयात चल रहा है। कृपया उसके पूरा होने तक प्रतीक्षा करें।",
  "The upload is incomplete. Please choose the files again.": "अपलोड अधूरा है। कृपया फ़ाइलें फिर से चुनें।",
  "Please make a plan first.": "कृपया पहले योजना बनाएँ।",
  "This import was undone already.": "यह आयात पहले ही वापस लिया जा चुका है।",
  "Please choose export files of WordPress (.xml).": "कृपया WordPress की निर्यात फ़ाइलें (.xml) चुनें।",
  "These files are larger than 200 MB. Please use the command of the import.":
    "ये फ़ाइलें 200 MB से बड़ी हैं। कृपया आयात की कमांड का उपयोग करें।",
  "The server does not have enough disk space for these files.":
    "सर्वर की डिस्क पर इन फ़ाइलों के लिए पर्याप्त जगह नहीं है।",
  "Please enter the address of the old website, such as {example}.":
    "कृपया पुरानी वेबसाइट का पता लिखें, जैसे {example}।",
  "planned an import from WordPress": "WordPress से आयात की योजना बनाई",
  "applied an import from WordPress": "WordPress से आयात लागू किया",
  "undid an import from WordPress": "WordPress से आयात वापस लिया",
} as const;
