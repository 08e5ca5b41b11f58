export const dashboard = {
  New: "नया",
  "New news item": "नया समाचार",
  "New event": "नया कार्यक्रम",
  "New photo album": "नया फ़ोटो एलबम",
  "New notice": "नई सूचना",
  "New announcement": "नई घोषणा",
  "Import a table": "तालिका आयात करें",
  "View the website": "वेबसाइट देखें",
  "More lists and settings": "अन्य सूचियाँ और सेटिंग",
  "Nothing to do.": "कोई काम बाक़ी नहीं।",
  Edit: "संपादित करें",
  "{record} is on the website until {day}.": "{record} {day} तक वेबसाइट पर है।",
  "The consent of {record} ends on {day}.": "{record} की सहमति {day} को समाप्त होती है।",
  "The consent of {record} ended on {day}.": "{record} की सहमति {day} को समाप्त हो गई।",
  "{record} is published without consent.": "{record} बिना सहमति के प्रकाशित है।",
  "1 e-mail could not be sent: {reason}": "1 ई-मेल नहीं भेजा जा सका: {reason}",
  "{number} e-mails could not be sent: {reason}": "{number} ई-मेल नहीं भेजे जा सके: {reason}",
  "1 e-mail is waiting for another attempt: {reason}": "1 ई-मेल अगले प्रयास की प्रतीक्षा में है: {reason}",
  "{number} e-mails are waiting for another attempt: {reason}":
    "{number} ई-मेल अगले प्रयास की प्रतीक्षा में हैं: {reason}",
  "Open the e-mail queue": "ई-मेल क़तार खोलें",
  "{record} links to {link}, which does not exist.": "{record} में {link} का लिंक है, जो मौजूद नहीं है।",
  "1 of the next {ahead} days has no menu: {day}.":
    "अगले {ahead} में से 1 दिन का भोजन नहीं भरा है: {day}।",
  "{number} of the next {ahead} days have no menu, starting with {day}.":
    "अगले {ahead} में से {number} दिनों का भोजन नहीं भरा है, {day} से शुरू।",
  "Import menus": "भोजन आयात करें",
  "1 open message.": "1 संदेश बाक़ी है।",
  "{number} open messages.": "{number} संदेश बाक़ी हैं।",
  "Open the inbox": "इनबॉक्स खोलें",
  "{record} mentions {day}, which is in the past.": "{record} में {day} लिखा है, जो बीत चुका है।",
  "1 image without alt text.": "वैकल्पिक पाठ के बिना 1 तस्वीर।",
  "{number} images without alt text.": "वैकल्पिक पाठ के बिना {number} तस्वीरें।",
  "A link in {record} has the text “{link}”. Please describe where it leads.":
    "{record} में एक लिंक का पाठ “{link}” है। कृपया लिखें कि वह कहाँ ले जाता है।",
  "The small heading “{heading}” in {record} has no large heading above it. Please make it large.":
    "{record} में छोटे शीर्षक “{heading}” के ऊपर कोई बड़ा शीर्षक नहीं है। कृपया उसे बड़ा करें।",
  "the CMS": "एडमिन पैनल",
  "Show them": "दिखाएँ",
  "{list} {id} could not be published on {time}.":
    "{list} {id} को {time} पर प्रकाशित नहीं किया जा सका।",
  "{list} {id} could not be unpublished on {time}.":
    "{list} {id} को {time} पर अप्रकाशित नहीं किया जा सका।",
  "“{name}” ended on {day}.": "“{name}” {day} को समाप्त हो गया।",
  "“{name}” ends on {day}.": "“{name}” {day} को समाप्त होता है।",
  "Update date": "तारीख़ अपडेट करें",
  "On the website": "वेबसाइट पर है",
  "Not visible: {reason}": "वेबसाइट पर नहीं: {reason}",
  "Not visible: not saved yet.": "वेबसाइट पर नहीं: अभी सहेजा नहीं गया।",
  "Saved {time}": "सहेजा गया: {time}",
  "{time}, by {name}": "{time}, {name} ने",
  "in the trash.": "कूड़ेदान में।",
  "ended on {day}.": "{day} को समाप्त।",
  "starts on {day}.": "{day} से शुरू।",
  "not on the website, although it is published. Please contact the operator.":
    "प्रकाशित है, फिर भी वेबसाइट पर नहीं। कृपया संचालक से संपर्क करें।",
  "the consent starts on {day}.": "सहमति {day} से शुरू होती है।",
  "the consent ended on {day}.": "सहमति {day} को समाप्त हो गई।",
  "the consent does not cover what the record shows.":
    "सहमति में वह सब शामिल नहीं है जो रिकॉर्ड दिखाता है।",
  "the consent has no name or date.": "सहमति में नाम या तारीख़ नहीं है।",
  "draft, and publishing on {time} will fail: {reasons}":
    "मसौदा, और {time} पर प्रकाशन विफल होगा: {reasons}",
  "draft, scheduled for {time}.": "मसौदा, {time} के लिए शेड्यूल किया गया।",
  "publishing on {time} failed. Please publish manually.":
    "{time} पर प्रकाशन विफल हुआ। कृपया स्वयं प्रकाशित करें।",
  "draft, not published yet.": "मसौदा, अभी प्रकाशित नहीं।",
  "the academic calendar shows only events with a date.":
    "शैक्षणिक कैलेंडर केवल तारीख़ वाले कार्यक्रम दिखाता है।",
  "only messages whose role is “Principal” are shown.": "केवल वे संदेश दिखते हैं जिनका पद “Principal” है।",
  "Until {day}.": "{day} तक।",
  "The schedule for {time} failed.": "{time} का शेड्यूल विफल हुआ।",
  "Shown on the birthday.": "जन्मदिन पर दिखता है।",
  "Without a date it is listed last, and only if no year is selected.":
    "बिना तारीख़ के यह सबसे अंत में, और केवल साल न चुनने पर दिखता है।",
  "Visitors see the last published version. Newer changes are a draft.":
    "आगंतुक पिछला प्रकाशित संस्करण देखते हैं। नए बदलाव मसौदा हैं।",
  "After saving: {notice}": "सहेजने के बाद: {notice}",
  "Shown on the website until {day}.": "{day} तक वेबसाइट पर दिखता है।",
  "Shown on the website until the consent is withdrawn.":
    "सहमति वापस लिए जाने तक वेबसाइट पर दिखता है।",
  "Will be shown on the website once published, until {day}.":
    "प्रकाशित होने पर {day} तक वेबसाइट पर दिखेगा।",
  "Will be shown on the website once published, until the consent is withdrawn.":
    "प्रकाशित होने पर, सहमति वापस लिए जाने तक वेबसाइट पर दिखेगा।",
  "Not shown on the website until {day}, when the consent starts.":
    "{day} तक वेबसाइट पर नहीं दिखेगा; उस दिन सहमति शुरू होती है।",
  "Not shown on the website: the consent ended on {day}.":
    "वेबसाइट पर नहीं दिखता: सहमति {day} को समाप्त हो गई।",
  "Not shown on the website until the consent has a name and a date.":
    "जब तक सहमति में नाम और तारीख़ न हो, वेबसाइट पर नहीं दिखेगा।",
} as const;
