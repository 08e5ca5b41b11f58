export const translations = {
  Translation: "अनुवाद",
  Translations: "अनुवाद",
  "Texts of the website in another language. Start a translation at its page, record or settings page.":
    "वेबसाइट के पाठ किसी दूसरी भाषा में। अनुवाद उसके पृष्ठ, रिकॉर्ड या सेटिंग पृष्ठ से शुरू करें।",
  Texts: "पाठ",
  "Translation of": "किसका अनुवाद",
  Of: "किसका",
  Language: "भाषा",
  "Source Hash": "स्रोत की जाँच-संख्या",
  "Last checked": "पिछली जाँच",
  "When the English text changes": "जब अंग्रेज़ी पाठ बदले",
  "Show it with the date of the translation": "अनुवाद की तारीख़ के साथ दिखाएँ",
  "Show English until it is checked": "जाँच होने तक अंग्रेज़ी दिखाएँ",
  "Empty: as usual. The emergency banner, fees and admission dates show English until the translation is checked.":
    "ख़ाली: सामान्य नियम। आपात सूचना, शुल्क और प्रवेश की तारीख़ें अनुवाद की जाँच होने तक अंग्रेज़ी में दिखती हैं।",
  "The source of this translation does not exist, or is in the trash.":
    "इस अनुवाद का मूल पाठ नहीं है, या कूड़ेदान में है।",
  "“{label}” has no translation.": "“{label}” का अनुवाद नहीं है।",
  "“{label}” must have the same facts in braces as the English text.":
    "“{label}” में कोष्ठक वाले तथ्य वही होने चाहिए जो अंग्रेज़ी पाठ में हैं।",
  "“{label}” must have the same links as the English text.":
    "“{label}” में वही लिंक होने चाहिए जो अंग्रेज़ी पाठ में हैं।",
  "“{label}” must have the same rows and cells as the English table.":
    "“{label}” में उतनी ही पंक्तियाँ और खाने होने चाहिए जितने अंग्रेज़ी तालिका में हैं।",
  "“{label}” is too long: at most {most} characters.": "“{label}” बहुत लंबा है: अधिकतम {most} अक्षर।",
  "The website cannot show this translation.": "वेबसाइट यह अनुवाद नहीं दिखा सकती।",
  "A text is longer than the website can show. Please shorten it.":
    "एक पाठ इतना लंबा है कि वेबसाइट नहीं दिखा सकती। कृपया उसे छोटा करें।",
  "Open the English text": "अंग्रेज़ी पाठ खोलें",
  "The English text is a draft. Visitors see neither.":
    "अंग्रेज़ी पाठ अभी मसौदा है। आगंतुक दोनों में से कुछ नहीं देखते।",
  "{done} of {all} texts are translated.": "{all} में से {done} पाठों का अनुवाद हो चुका है।",
  "The English text has changed since the translation: {number} texts.":
    "अनुवाद के बाद अंग्रेज़ी पाठ बदला है: {number} पाठ।",
  "Mark as current": "अद्यतन मानें",
  "Translation: {label}": "अनुवाद: {label}",
  "Same as English": "अंग्रेज़ी जैसा ही",
  "Keep these facts, the website fills them in: {facts}":
    "ये तथ्य ऐसे ही रखें, वेबसाइट इन्हें भरती है: {facts}",
  "Keep the links as they are.": "लिंक वैसे ही रखें।",
  "The source of this text does not exist.": "इस पाठ का मूल नहीं है।",
  "The English text has changed since the export.": "निर्यात के बाद अंग्रेज़ी पाठ बदल गया है।",
  "The translation is in the trash. Please restore it first.":
    "अनुवाद कूड़ेदान में है। कृपया पहले उसे वापस लाएँ।",
  "The website is in English only.": "वेबसाइट केवल अंग्रेज़ी में है।",
  "Up to date: {done}. Out of date: {outdated}. Drafts: {draft}. Not translated: {missing}.":
    "अद्यतन: {done}। पुराने: {outdated}। मसौदे: {draft}। बिना अनुवाद: {missing}।",
  "English text": "अंग्रेज़ी पाठ",
  Translate: "अनुवाद करें",
  "Open translation": "अनुवाद खोलें",
  "not translated": "अनुवाद नहीं",
  draft: "मसौदा",
  "out of date since {day}": "{day} से पुराना",
  "up to date": "अद्यतन",
  "in the trash": "कूड़ेदान में",
  "Export the texts as CSV:": "पाठ CSV के रूप में निर्यात करें:",
  "Import translated texts": "अनुवादित पाठ आयात करें",
  "The texts are saved as drafts.": "पाठ मसौदे के रूप में सहेजे जाते हैं।",
  "Saved {texts} texts of {translations} translations as drafts.":
    "{translations} अनुवादों के {texts} पाठ मसौदे के रूप में सहेजे गए।",
  "Row {row}: {problem}": "पंक्ति {row}: {problem}",
  "{language}: {published} of {all} translated, {outdated} out of date, the oldest for {days} days.":
    "{language}: {all} में से {published} का अनुवाद है, {outdated} पुराने हैं, सबसे पुराना {days} दिन से।",
  "See translations": "अनुवाद देखें",
  "Further languages of the website": "वेबसाइट की अन्य भाषाएँ",
  "The website has its own pages in this language, and a link to them on every page. Texts without a translation are shown in English.":
    "वेबसाइट के इस भाषा में अपने पृष्ठ होते हैं, और हर पृष्ठ पर उनका लिंक। बिना अनुवाद के पाठ अंग्रेज़ी में दिखते हैं।",
};
