/** The dashboard: what there is to do today. And where a record stands. */
export const today = {
  New: "नया",
  "New news item": "नया समाचार",
  "New event": "नया कार्यक्रम",
  "New photo album": "नया फ़ोटो एलबम",
  "New notice": "नई सूचना",
  "New announcement": "नई घोषणा",
  "Import a table": "तालिका से भरें",
  "View the website": "वेबसाइट देखें",
  "Nothing to do.": "कोई काम बाक़ी नहीं: सब ठीक है।",
  "Open it": "खोलें",
  "{list} “{title}”": "{list} “{title}”",
  "{record} is on the website until {day}.": "{record} {day} तक वेबसाइट पर है।",
  "The consent of {record} ends on {day}.": "{record} की सहमति {day} को समाप्त होती है।",
  "The consent of {record} ended on {day}.": "{record} की सहमति {day} को समाप्त हो गई।",
  "{record} is published without a consent note.": "{record} सहमति के बिना प्रकाशित है।",
  "1 e-mail could not be sent: {reason}": "1 पत्र नहीं भेजा जा सका: {reason}",
  "{number} e-mails could not be sent: {reason}": "{number} पत्र नहीं भेजे जा सके: {reason}",
  "1 e-mail waits for another attempt: {reason}": "1 पत्र अगली कोशिश की प्रतीक्षा में है: {reason}",
  "{number} e-mails wait for another attempt: {reason}":
    "{number} पत्र अगली कोशिश की प्रतीक्षा में हैं: {reason}",
  "Open the e-mail queue": "ई-मेल कतार खोलें",
  "{record} links to {link}, and the website has no such page.":
    "{record} का लिंक {link} पर ले जाता है, और वेबसाइट पर ऐसा पृष्ठ नहीं है।",
  "1 day of the next {ahead} without a menu, the first is {day}.":
    "अगले {ahead} दिनों में से 1 दिन का भोजन नहीं भरा है: {day}।",
  "{number} days of the next {ahead} without a menu, the first is {day}.":
    "अगले {ahead} दिनों में से {number} दिनों का भोजन नहीं भरा है; पहला दिन {day} है।",
  "Import menus": "भोजन की तालिका भरें",
  "1 open message.": "1 संदेश अभी किसी ने नहीं निपटाया।",
  "{number} open messages.": "{number} संदेश अभी किसी ने नहीं निपटाए।",
  "Open the inbox": "संदेश खोलें",
  "{record} speaks of {day}, which has passed.": "{record} में {day} लिखा है, जो बीत चुका है।",
  "1 image without alt text.": "वैकल्पिक पाठ के बिना 1 तस्वीर।",
  "{number} images without alt text.": "वैकल्पिक पाठ के बिना {number} तस्वीरें।",
  "A link in {record} says only “{link}”. Please let its words say where it leads: many hear the links alone.":
    "{record} में एक लिंक केवल “{link}” कहता है। कृपया उसके शब्द बताएँ कि वह कहाँ ले जाता है: कई लोग केवल लिंक ही सुनते हैं।",
  "The small heading “{heading}” in {record} has no large one above it. Please make it large.":
    "{record} में छोटे शीर्षक “{heading}” के ऊपर कोई बड़ा शीर्षक नहीं है। कृपया उसे बड़ा करें।",
  "the CMS": "एडमिन पैनल",
  "Show them": "दिखाएँ",
  "{list} no. {id} was to be published on {moment}, and that failed.":
    "{list} संख्या {id} को {moment} पर प्रकाशित होना था, पर नहीं हो सका।",
  "{list} no. {id} was to be taken off the website on {moment}, and that failed.":
    "{list} संख्या {id} को {moment} पर वेबसाइट से हटना था, पर नहीं हो सका।",
  "“{name}” ended on {day}.": "“{name}” {day} को समाप्त हो गया।",
  "“{name}” ends on {day}.": "“{name}” {day} को समाप्त होता है।",
  "Update date": "तारीख़ अपडेट करें",
  "On the website": "वेबसाइट पर है",
  "Not on the website, because {reason}": "वेबसाइट पर नहीं है, क्योंकि {reason}",
  "Not saved yet, so not on the website.": "अभी सहेजा नहीं गया, इसलिए वेबसाइट पर नहीं है।",
  "Saved {moment}": "सहेजा गया: {moment}",
  "{moment}, by {name}": "{moment}, {name} ने",
  "it is in the trash.": "यह कूड़ेदान में है।",
  "its last day was {day}.": "इसका आख़िरी दिन {day} था।",
  "it is shown from {day}.": "यह {day} से दिखेगा।",
  "the website’s list does not have it. Please tell whoever looks after this admin panel.":
    "वेबसाइट की सूची में यह नहीं है। कृपया इस एडमिन पैनल की देखरेख करने वाले को बताएँ।",
  "the consent begins on {day}.": "सहमति {day} से शुरू होती है।",
  "the consent ended on {day}.": "सहमति {day} को समाप्त हो गई।",
  "the consent note does not say who agreed and when.": "सहमति में यह नहीं लिखा कि किसने और कब दी।",
  "it is a draft, and publishing it on {moment} will fail: {reasons}":
    "यह मसौदा है, और {moment} पर प्रकाशित नहीं हो सकेगा: {reasons}",
  "it is a draft, to be published on {moment}.": "यह मसौदा है, जो {moment} पर प्रकाशित होगा।",
  "its schedule for {moment} failed. Please publish it by hand.":
    "{moment} का तय काम नहीं हो सका। कृपया हाथ से प्रकाशित करें।",
  "it is a draft that is not published yet.": "यह मसौदा है, जो अभी प्रकाशित नहीं हुआ।",
  "it has no date, and the academic calendar shows nothing without one.":
    "इसकी तारीख़ नहीं है, और शैक्षणिक कैलेंडर बिना तारीख़ के कुछ नहीं दिखाता।",
  "only messages whose role is “Principal” are shown.": "केवल वे संदेश दिखते हैं जिनका पद “Principal” है।",
  "Until {day}.": "{day} तक।",
  "Its schedule for {moment} failed.": "{moment} का तय काम नहीं हो सका।",
  "Shown on the day itself.": "उसी दिन दिखता है।",
  "It has no date, so it comes last and only while no year is chosen.":
    "इसकी तारीख़ नहीं है, इसलिए यह सबसे बाद में और बिना साल चुने ही दिखता है।",
  "Visitors see the last published state; the changes since are a draft.":
    "आगंतुक पिछली प्रकाशित स्थिति देखते हैं; उसके बाद के बदलाव मसौदा हैं।",
  "As soon as this is saved: {sentence}": "इसे सहेजते ही: {sentence}",
  "Shown on the website until {day}.": "{day} तक वेबसाइट पर दिखता है।",
  "Shown on the website until the consent is withdrawn.":
    "सहमति वापस लिए जाने तक वेबसाइट पर दिखता है।",
  "Will be shown on the website once published, until {day}.":
    "प्रकाशित होने पर {day} तक वेबसाइट पर दिखेगा।",
  "Will be shown on the website once published, until the consent is withdrawn.":
    "प्रकाशित होने पर, सहमति वापस लिए जाने तक वेबसाइट पर दिखेगा।",
  "Not shown on the website until {day}, when the consent begins.":
    "{day} तक वेबसाइट पर नहीं दिखेगा; उस दिन सहमति शुरू होती है।",
  "Not shown on the website until the consent is given again: it ended on {day}.":
    "जब तक सहमति फिर से न मिले, वेबसाइट पर नहीं दिखेगा: वह {day} को समाप्त हो गई।",
  "Not shown on the website until this note says who gave consent and when.":
    "जब तक यहाँ न लिखा हो कि सहमति किसने और कब दी, वेबसाइट पर नहीं दिखेगा।",
} as const;
