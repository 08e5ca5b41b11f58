/**
 * Synonyms for pages in Hindi, in addition to those of English: Hindi in Latin letters and the words of the pages. As
 * in synonyms.ts, a search for one of the first words also finds one of the second.
 */
export const hindiSynonyms: readonly (readonly [asked: string, written: string])[] = [
  ["fee fees phees cost charges shulk शुल्क फीस", "फीस शुल्क"],
  ["registration panjikaran register रजिस्ट्रेशन पंजीकरण", "रजिस्ट्रेशन पंजीकरण"],
  ["admission entry pravesh dakhila dakhla join दाखिला प्रवेश एडमिशन", "दाखिला प्रवेश रजिस्ट्रेशन"],
  ["exam test pariksha परीक्षा टेस्ट", "परीक्षा टेस्ट"],
  [
    "hostel hostal boarding dormitory chhatravas chatravas rehna हॉस्टल होस्टल छात्रावास",
    "छात्रावास डॉरमेट्री आवासीय",
  ],
  ["phone call fon telephone baat फोन बात कॉल", "फोन"],
  ["time timing samay kab समय", "समय"],
  ["son beta bete daughter beti child bachcha बेटा बेटी बच्चा", "छात्र लड़का"],
  ["sports games khel cricket football खेल क्रिकेट फुटबॉल", "खेल खेलकूद"],
  ["rules niyam discipline नियम अनुशासन", "नियम"],
  ["song geet gana गीत गाना", "गीत"],
  ["history itihas founded bana purana इतिहास", "इतिहास पड़ाव स्थापना"],
  ["principal pradhanacharya headmaster प्रधानाचार्य प्रिंसिपल", "प्रधानाचार्य"],
  ["message sandesh संदेश", "संदेश"],
  ["food menu khana khane mess meal खाना भोजन", "मेन्यू नाश्ता"],
  ["contact sampark address pata पता संपर्क", "संपर्क पता"],
  ["news khabar samachar समाचार खबर", "समाचार"],
  ["photo picture tasveer gallery फोटो तस्वीर", "फोटो गैलरी"],
  ["holiday chutti chhutti छुट्टी", "छुट्टी कैलेंडर"],
  ["documents kagaz दस्तावेज कागज", "दस्तावेज प्रमाणपत्र"],
  ["career job करियर", "करियर"],
  ["privacy nijta निजता गोपनीयता", "निजता गोपनीयता"],
  ["teacher shikshak शिक्षक", "शिक्षक"],
  ["result topper परिणाम टॉपर", "टॉपर परिणाम"],
  ["library pustakalay लाइब्रेरी पुस्तकालय", "लाइब्रेरी"],
];
