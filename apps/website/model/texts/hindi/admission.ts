/** Texts of the forms about admission: enquiries and visits. */
export const admission = {
  "School year": "सत्र",
  Boarding: "छात्रावास",
  "Your question": "आपका सवाल",
  "Your name": "आपका नाम",
  "E-mail or telephone": "ई-मेल या फ़ोन",
  "Answer in": "जवाब किस भाषा में",
  "Not decided yet": "अभी तय नहीं",
  Yes: "हाँ",
  No: "नहीं",
  English: "अंग्रेज़ी",
  Hindi: "हिन्दी",
  "Hindi (हिन्दी)": "हिन्दी",
  "Please choose": "कृपया चुनें",
  Errors: "ग़लतियाँ",
  "Choose a school year": "सत्र चुनें",
  "Choose an answer about boarding": "छात्रावास के बारे में चुनें",
  "Enter your question": "अपना सवाल लिखें",
  "Question must be 2,000 characters or fewer": "सवाल 2,000 अक्षरों से बड़ा न हो",
  "Enter your name": "अपना नाम लिखें",
  "Enter an e-mail address or a telephone number": "ई-मेल पता या फ़ोन नंबर लिखें",
  "Enter an e-mail address": "ई-मेल पता लिखें",
  "Choose a language": "भाषा चुनें",
  "Choose a day and time": "दिन और समय चुनें",
  "Choose how many people come": "चुनें कि कितने लोग आएँगे",
  "Your enquiry was not sent, because too many came from your network. Please try again later, or call {phone}. Your text is still in the form.":
    "आपका सवाल नहीं भेजा जा सका, क्योंकि आपके नेटवर्क से बहुत ज़्यादा सवाल आए हैं। कृपया बाद में फिर कोशिश करें या {phone} पर फ़ोन करें। आपका लिखा हुआ फ़ॉर्म में मौजूद है।",
  "Your enquiry was not sent. Please call {phone}. Your text is still in the form.":
    "आपका सवाल नहीं भेजा जा सका। कृपया {phone} पर फ़ोन करें। आपका लिखा हुआ फ़ॉर्म में मौजूद है।",
  "Your request was not sent, because too many came from your network. Please try again later, or call {phone}. Your text is still in the form.":
    "आपका अनुरोध नहीं भेजा जा सका, क्योंकि आपके नेटवर्क से बहुत ज़्यादा अनुरोध आए हैं। कृपया बाद में फिर कोशिश करें या {phone} पर फ़ोन करें। आपका लिखा हुआ फ़ॉर्म में मौजूद है।",
  "Your request was not sent. Please call {phone}. Your text is still in the form.":
    "आपका अनुरोध नहीं भेजा जा सका। कृपया {phone} पर फ़ोन करें। आपका लिखा हुआ फ़ॉर्म में मौजूद है।",
  "Your enquiry was received": "आपका सवाल मिल गया",
  "We have your enquiry": "हमें आपका सवाल मिल गया है",
  "Your reference is {code}.": "आपकी संदर्भ संख्या {code} है।",
  "We answer by {day}. Please quote the reference if you write or call: {phone}.":
    "हम {day} तक जवाब देंगे। लिखते या फ़ोन करते समय कृपया संदर्भ संख्या बताएँ: {phone}।",
  "Ask another question": "एक और सवाल पूछें",
  "Visit the school": "स्कूल देखने आइए",
  "Choose a day and time. You confirm it by e-mail, and you can change or cancel it later.":
    "दिन और समय चुनें। उसे ई-मेल से पक्का करें; बाद में आप उसे बदल या रद्द भी कर सकते हैं।",
  "Book a visit to {school}: days and times, without an account.":
    "{school} देखने आने का समय तय करें: दिन और समय, बिना खाता बनाए।",
  "Your visit": "आपका स्कूल आना",
  "Confirm, change or cancel your visit to {school}.": "{school} आने का समय पक्का करें, बदलें या रद्द करें।",
  "Day and time": "दिन और समय",
  "How many people come": "कितने लोग आएँगे",
  "Our e-mails in": "हमारे ई-मेल किस भाषा में",
  "Book this visit": "यह समय तय करें",
  "No day for visits is open.": "आने के लिए अभी कोई दिन खुला नहीं है।",
  "No day for visits is open yet": "आने के लिए अभी कोई दिन खुला नहीं है",
  "New days are announced here. Please ask us when you can come.":
    "नए दिन यहीं बताए जाते हैं। आप कब आ सकते हैं, यह कृपया हमसे पूछें।",
  "Full: waiting list": "भर गया: प्रतीक्षा सूची",
  "Classes {classes}": "कक्षा {classes}",
  "In {language}": "{language} में",
  "Your request was received": "आपका अनुरोध मिल गया",
  "Confirm your e-mail address within 30 minutes": "30 मिनट के भीतर अपना ई-मेल पता पक्का करें",
  "We have sent you an e-mail. Open its link and confirm. Otherwise your place is free again after 30 minutes.":
    "हमने आपको ई-मेल भेजा है। 30 मिनट के भीतर उसका लिंक खोलकर पुष्टि करें, नहीं तो यह जगह किसी और को मिल सकती है।",
  "You are on the waiting list": "आप प्रतीक्षा सूची में हैं",
  "This time is full. We have sent you an e-mail: open its link and confirm your address. If a place becomes free, we offer it to you by e-mail.":
    "यह समय भर चुका है। हमने आपको ई-मेल भेजा है: उसका लिंक खोलकर अपना पता पक्का करें। कोई जगह ख़ाली हुई, तो हम आपको ई-मेल से बताएँगे।",
  "We have your request": "हमें आपका अनुरोध मिल गया है",
  "We have your request {reference}": "हमें आपका अनुरोध {reference} मिल गया है",
  "Your visit is not booked yet. We confirm by e-mail.":
    "आपका समय अभी तय नहीं हुआ है। हम ई-मेल से पक्का करेंगे।",
  "Your reference is {code}. Please quote it if you call: {phone}.":
    "आपकी संदर्भ संख्या {code} है। फ़ोन करते समय कृपया इसे बताएँ: {phone}।",
  "Book another visit": "एक और समय तय करें",
  "Your booking": "आपकी बुकिंग",
  "Please confirm that you want to come.": "कृपया पक्का करें कि आप आना चाहते हैं।",
  "Your visit is booked.": "स्कूल आने का आपका समय तय है।",
  "You are on the waiting list. If a place becomes free, we offer it to you by e-mail.":
    "आप प्रतीक्षा सूची में हैं। कोई जगह ख़ाली हुई, तो हम आपको ई-मेल से बताएँगे।",
  "A place is free for you.": "आपके लिए एक जगह ख़ाली है।",
  "Your visit is cancelled.": "आपका आना रद्द कर दिया गया है।",
  "We have changed your booking and sent you a new link. The old link no longer works.":
    "हमने आपकी बुकिंग बदल दी है और आपको नया लिंक भेजा है। पुराना लिंक अब काम नहीं करेगा।",
  "That time is full.": "वह समय भर चुका है।",
  "This is no longer possible.": "अब यह नहीं हो सकता।",
  "Your booking has not changed.": "आपकी बुकिंग नहीं बदली है।",
  "There is a booking under this link.": "इस लिंक पर एक बुकिंग है।",
  "Open my booking": "मेरी बुकिंग खोलें",
  "This link no longer works. A booking that was changed has a new link, in our last e-mail to you.":
    "यह लिंक अब काम नहीं करता। बदली हुई बुकिंग का नया लिंक हमारे पिछले ई-मेल में है।",
  "We cannot reach our bookings at the moment, and nothing has changed. Please try again in a few minutes.":
    "अभी बुकिंग नहीं खुल पा रही हैं, और कुछ नहीं बदला है। कृपया कुछ मिनट बाद फिर कोशिश करें।",
  "Try again": "फिर कोशिश करें",
  "Confirm my visit": "मेरा आना पक्का करें",
  "Take this place": "यह जगह लें",
  "The place is kept for you until {time}.": "यह जगह {time} तक आपके लिए रखी है।",
  "Waiting list": "प्रतीक्षा सूची",
  "You can wait for a place at that time. Then you give up the place that you have, and another family may take it.":
    "आप उस समय की जगह के लिए प्रतीक्षा कर सकते हैं। तब आपकी अभी की जगह छूट जाएगी, और कोई दूसरा परिवार उसे ले सकता है।",
  "Give up my place and wait": "अपनी जगह छोड़कर प्रतीक्षा करें",
  "Change my visit": "मेरा समय बदलें",
  "Cancel my visit": "मेरा आना रद्द करें",
  "Leave the waiting list": "प्रतीक्षा सूची से हटें",
  "I do not need this place": "मुझे यह जगह नहीं चाहिए",
  "Another family may then take the place.": "तब कोई दूसरा परिवार यह जगह ले सकता है।",
  "Send me my link again": "मेरा लिंक फिर भेजें",
  "If this address has a booking, a new link is on its way. The old link no longer works.":
    "इस पते पर बुकिंग है, तो नया लिंक भेज दिया गया है। पुराना लिंक अब काम नहीं करता।",
  "We send a new link to the e-mail address with which you booked.":
    "जिस ई-मेल पते से आपने समय तय किया था, उसी पर हम नया लिंक भेजेंगे।",
  "Send the link": "लिंक भेजें",
  Visit: "मुलाक़ात",
  "{kind}, in {language}": "{kind}, {language} में",
  People: "लोग",
  Reference: "संदर्भ संख्या",
} as const satisfies Record<string, string>;
