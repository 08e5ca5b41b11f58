/** The screen where a table becomes records. */
export const importing = {
  Into: "किस सूची में",
  "Choose a table (XLSX or CSV)": "तालिका चुनें (XLSX या CSV)",
  "Publish at once (otherwise they become drafts)": "तुरंत प्रकाशित करें (नहीं तो मसौदे बनेंगे)",
  Preview: "पूर्वावलोकन",
  Import: "भरें",
  "The first row names the columns, in any order. Those with a star have to be there. A row that names a record which is already in the admin panel changes it; an empty cell changes nothing.":
    "पहली पंक्ति में स्तंभों के नाम हों, किसी भी क्रम में। तारांकित स्तंभ ज़रूरी हैं। जो पंक्ति एडमिन पैनल में पहले से मौजूद रिकॉर्ड का नाम ले, वह उसे बदल देती है; ख़ाली ख़ाना कुछ नहीं बदलता।",
  "{link} has these columns.": "{link} में यही स्तंभ हैं।",
  "A table to fill in": "भरने की तालिका",
  "The server refused this file.": "सर्वर ने यह फ़ाइल नहीं ली।",
  "The server could not be reached. Nothing was imported; please try again.":
    "सर्वर तक नहीं पहुँचा जा सका। कुछ नहीं भरा गया; कृपया फिर कोशिश करें।",
  "Many at once? {link} (XLSX or CSV, as every spreadsheet saves it).":
    "एक साथ कई? {link} (XLSX या CSV, जैसा हर स्प्रेडशीट सहेजती है)।",
  "Save the list as a table (CSV)": "सूची को तालिका में सहेजें (CSV)",
  "To correct": "सुधारें",
  Changed: "बदला",
  Duplicate: "दोहरा",
  Unchanged: "जैसा था",
  "1 record without a valid consent note: not shown on the website until it is filled in.":
    "1 रिकॉर्ड की सहमति मान्य नहीं: भरे जाने तक वेबसाइट पर नहीं दिखेगा।",
  "{number} records without a valid consent note: not shown on the website until it is filled in.":
    "{number} रिकॉर्डों की सहमति मान्य नहीं: भरी जाने तक वेबसाइट पर नहीं दिखेंगे।",
  "Columns that are left out: {columns}.": "छोड़े गए स्तंभ: {columns}।",
  "Show the list": "सूची दिखाएँ",
  "Imported.": "भर दिया गया।",
  "Everything is in order; nothing is saved yet.": "सब ठीक है; अभी कुछ सहेजा नहीं गया।",
  "1 row must be corrected before anything can be imported.": "भरने से पहले 1 पंक्ति सुधारनी होगी।",
  "{number} rows must be corrected before anything can be imported.":
    "भरने से पहले {number} पंक्तियाँ सुधारनी होंगी।",
  "The rows of the file": "फ़ाइल की पंक्तियाँ",
  Row: "पंक्ति",
  "What happens": "क्या होगा",
  "What to know": "ध्यान दें",
  empty: "ख़ाली",
  Status: "स्थिति",
  Draft: "मसौदा",
  Published: "प्रकाशित",
  Marks: "अंक",
  "Consent given by": "सहमति किसने दी",
  "Consent date": "सहमति की तारीख़",
  "Consent until": "सहमति कब तक",
  "Sample Pupil 12": "नमूना छात्र 12",
  "Mother, by letter": "माता, पत्र से",
  "X or XII": "X या XII",
  "Poha, milk": "पोहा, दूध",
  "Rajma, rice, salad": "राजमा, चावल, सलाद",
  "Chapati, vegetables": "रोटी, सब्ज़ी",
  "This name is also in row {rows}.": "यह नाम पंक्ति {rows} में भी है।",
  "The admin panel already has a record of this name; this row will be another one.":
    "एडमिन पैनल में इस नाम का रिकॉर्ड पहले से है; यह पंक्ति दूसरा बनाएगी।",
  "The admin panel has this record {times} times; the newest is meant here.":
    "एडमिन पैनल में यह रिकॉर्ड {times} बार है; यहाँ सबसे नया लिया जाएगा।",
  "The same as row {row}, so it is left out.": "पंक्ति {row} जैसी ही, इसलिए छोड़ी गई।",
  "Row {row} already has a menu for this day, with other words in it. Please leave one of the two.":
    "पंक्ति {row} में इस दिन का भोजन पहले से है, पर शब्द अलग हैं। कृपया दोनों में से एक रखें।",
  "Row {row} already has this record, with other words in it. Please leave one of the two.":
    "पंक्ति {row} में यह रिकॉर्ड पहले से है, पर शब्द अलग हैं। कृपया दोनों में से एक रखें।",
  "{column} is empty.": "{column} ख़ाली है।",
  "{column} “{cell}” cannot be read. Write it like this: {example}.":
    "{column} “{cell}” पढ़ा नहीं जा सकता। ऐसे लिखें: {example}।",
  "Please choose a table and a file.": "कृपया सूची और फ़ाइल चुनें।",
  "The database did not keep the rows. Please import again.":
    "डेटाबेस ने पंक्तियाँ नहीं रखीं। कृपया फिर से भरें।",
  "Row {row}: {problem} Nothing was imported.": "पंक्ति {row}: {problem} कुछ नहीं भरा गया।",
  "The file or the records have changed since the preview. Please preview again.":
    "फ़ाइल या एडमिन पैनल के रिकॉर्ड अब वे नहीं हैं जो जाँचे गए थे। कृपया एक बार फिर जाँचें।",
  "A quotation mark in this file does not close where its cell ends, so the rows cannot be told apart. Please save it from the spreadsheet again.":
    "इस फ़ाइल में कोई उद्धरण चिह्न ख़ाने के अंत में बंद नहीं होता, इसलिए पंक्तियाँ अलग नहीं हो पातीं। कृपया स्प्रेडशीट से फिर सहेजें।",
  "This file is empty, so there is nothing to import.": "फ़ाइल ख़ाली है, भरने को कुछ नहीं।",
  "This file has {rows} rows. Please import at most {most} at once.":
    "इस फ़ाइल में {rows} पंक्तियाँ हैं। कृपया एक बार में {most} तक भरें।",
  "The first row must name the columns. Missing: {columns}.":
    "पहली पंक्ति में स्तंभों के नाम होने चाहिए। जो नहीं हैं: {columns}।",
  "This file is larger than 5 MB, so it is no table of this admin panel.":
    "फ़ाइल 5 MB से बड़ी है, इसलिए यह इस एडमिन पैनल की तालिका नहीं है।",
  "This is a workbook of an old kind (.xls). Please save it from the spreadsheet as .xlsx or as CSV.":
    "यह पुरानी तरह की फ़ाइल (.xls) है। कृपया स्प्रेडशीट से .xlsx या CSV में सहेजें।",
  "This workbook is too large when unpacked. Please save the one sheet as CSV.":
    "यह फ़ाइल खोलने पर बहुत बड़ी है। कृपया केवल वह एक शीट CSV में सहेजें।",
  "This is a PDF. Please choose the spreadsheet itself, as .xlsx or CSV.":
    "यह PDF है। कृपया स्प्रेडशीट ही चुनें, .xlsx या CSV में।",
  "This workbook cannot be read. Please save it from the spreadsheet again, as .xlsx or as CSV.":
    "यह फ़ाइल पढ़ी नहीं जा सकती। कृपया स्प्रेडशीट से फिर सहेजें, .xlsx या CSV में।",
} as const;
