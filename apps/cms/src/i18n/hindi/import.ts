export const importing = {
  "Import into": "कहाँ आयात करें",
  "Choose a file (XLSX or CSV)": "फ़ाइल चुनें (XLSX या CSV)",
  "Publish immediately (otherwise saved as drafts)": "तुरंत प्रकाशित करें (नहीं तो मसौदे सहेजे जाएँगे)",
  Preview: "पूर्वावलोकन",
  Import: "आयात करें",
  "The first row contains the column names, in any order. Columns with a star are required. A row of an existing record updates it; empty cells change nothing.":
    "पहली पंक्ति में स्तंभों के नाम होते हैं, किसी भी क्रम में। तारांकित स्तंभ ज़रूरी हैं। मौजूदा रिकॉर्ड की पंक्ति उसे अपडेट करती है; ख़ाली सेल कुछ नहीं बदलते।",
  "{link} with these columns.": "इन स्तंभों वाला {link}।",
  "Download a template": "टेम्पलेट डाउनलोड करें",
  "To add many records: {link} (XLSX or CSV).": "कई रिकॉर्ड जोड़ने के लिए: {link} (XLSX या CSV)।",
  "Export as CSV": "CSV में निर्यात करें",
  Invalid: "अमान्य",
  Changed: "बदला हुआ",
  Duplicate: "डुप्लिकेट",
  Unchanged: "अपरिवर्तित",
  "1 record has no valid consent and is not shown on the website.":
    "1 रिकॉर्ड की मान्य सहमति नहीं है, इसलिए वह वेबसाइट पर नहीं दिखता।",
  "{number} records have no valid consent and are not shown on the website.":
    "{number} रिकॉर्डों की मान्य सहमति नहीं है, इसलिए वे वेबसाइट पर नहीं दिखते।",
  "Ignored columns: {columns}.": "छोड़े गए स्तंभ: {columns}।",
  "Show the list": "सूची दिखाएँ",
  "Imported.": "आयात हो गया।",
  "No errors found. Nothing has been saved yet.": "कोई त्रुटि नहीं मिली। अभी कुछ सहेजा नहीं गया है।",
  "Please correct 1 row before you import.": "कृपया आयात से पहले 1 पंक्ति सुधारें।",
  "Please correct {number} rows before you import.": "कृपया आयात से पहले {number} पंक्तियाँ सुधारें।",
  "Rows of the file": "फ़ाइल की पंक्तियाँ",
  Row: "पंक्ति",
  Result: "परिणाम",
  Notes: "टिप्पणियाँ",
  empty: "ख़ाली",
  Status: "स्थिति",
  Draft: "मसौदा",
  Published: "प्रकाशित",
  Marks: "अंक",
  "Consent given by": "सहमति किसने दी",
  "Consent date": "सहमति की तारीख़",
  "Consent until": "सहमति कब तक",
  "Pupil 12": "छात्र 12",
  "Mother, in writing": "माता, लिखित",
  "X or XII": "X या XII",
  "Poha, milk": "पोहा, दूध",
  "Rajma, rice, salad": "राजमा, चावल, सलाद",
  "Chapati, vegetables": "रोटी, सब्ज़ी",
  "This name is also in row {rows}.": "यह नाम पंक्ति {rows} में भी है।",
  "A record with this name already exists. This row creates another one.":
    "इस नाम का रिकॉर्ड पहले से है। यह पंक्ति एक और बनाएगी।",
  "This record exists {times} times. The newest one is updated.":
    "यह रिकॉर्ड {times} बार मौजूद है। सबसे नया अपडेट होगा।",
  "Same as row {row}, so it is skipped.": "पंक्ति {row} जैसी ही, इसलिए छोड़ी गई।",
  "Row {row} has different data for this day. Please remove one of the two rows.":
    "पंक्ति {row} में इस दिन का डेटा अलग है। कृपया दोनों में से एक पंक्ति हटाएँ।",
  "Row {row} has different data for this record. Please remove one of the two rows.":
    "पंक्ति {row} में इस रिकॉर्ड का डेटा अलग है। कृपया दोनों में से एक पंक्ति हटाएँ।",
  "{column} is empty.": "{column} ख़ाली है।",
  "{column} “{cell}” is not valid. Example: {example}.":
    "{column} “{cell}” मान्य नहीं है। उदाहरण: {example}।",
  "Please choose a list and a file.": "कृपया सूची और फ़ाइल चुनें।",
  "The rows could not be saved. Please import again.":
    "पंक्तियाँ सहेजी नहीं जा सकीं। कृपया फिर से आयात करें।",
  "Row {row}: {problem} Nothing was imported.": "पंक्ति {row}: {problem} कुछ भी आयात नहीं हुआ।",
  "The file or the records have changed since the preview. Please preview again.":
    "पूर्वावलोकन के बाद फ़ाइल या रिकॉर्ड बदल गए हैं। कृपया फिर से पूर्वावलोकन करें।",
  "This file has an unclosed quotation mark. Please save it from the spreadsheet again.":
    "इस फ़ाइल में एक उद्धरण चिह्न बंद नहीं है। कृपया इसे स्प्रेडशीट से फिर सहेजें।",
  "This file is empty.": "यह फ़ाइल ख़ाली है।",
  "This file has {rows} rows. Please import at most {most} at once.":
    "इस फ़ाइल में {rows} पंक्तियाँ हैं। कृपया एक बार में अधिकतम {most} आयात करें।",
  "The first row must contain the column names. Missing: {columns}.":
    "पहली पंक्ति में स्तंभों के नाम होने चाहिए। जो नहीं हैं: {columns}।",
  "This file is larger than 5 MB. Please split it.": "यह फ़ाइल 5 MB से बड़ी है। कृपया इसे बाँटें।",
  "Old Excel files (.xls) are not supported. Please save the file as .xlsx or CSV.":
    "पुरानी Excel फ़ाइलें (.xls) समर्थित नहीं हैं। कृपया फ़ाइल .xlsx या CSV में सहेजें।",
  "This workbook is too large. Please save the sheet as CSV.":
    "यह वर्कबुक बहुत बड़ी है। कृपया शीट को CSV में सहेजें।",
  "This file has cells after row {rows} or column {columns}. Please delete them, or save only the table as CSV.":
    "इस फ़ाइल में पंक्ति {rows} या स्तंभ {columns} के बाद भी सेल हैं। कृपया उन्हें मिटाएँ, या केवल तालिका को CSV में सहेजें।",
  "This file takes too long to read. Please save only the table as CSV.":
    "इस फ़ाइल को पढ़ने में बहुत समय लग रहा है। कृपया केवल तालिका को CSV में सहेजें।",
  "PDF files cannot be imported. Please choose an .xlsx or CSV file.":
    "PDF फ़ाइलें आयात नहीं की जा सकतीं। कृपया .xlsx या CSV फ़ाइल चुनें।",
  "This workbook cannot be read. Please save it again as .xlsx or CSV.":
    "यह वर्कबुक पढ़ी नहीं जा सकती। कृपया इसे फिर से .xlsx या CSV में सहेजें।",
} as const;
