export const visits = {
  "Visit time": "भेंट का समय",
  "Visit times": "भेंट के समय",
  "Days and times at which families can visit the school.":
    "दिन और समय, जब परिवार विद्यालय देखने आ सकते हैं।",
  Day: "दिन",
  "Please enter the time as 09:30 or 14:00.": "कृपया समय 09:30 या 14:00 की तरह लिखें।",
  "Kind of visit": "भेंट का प्रकार",
  "For the classes": "किन कक्षाओं के लिए",
  "Such as IV to VI. Empty: for all.": "जैसे IV to VI। खाली: सबके लिए।",
  "IV to VI": "IV से VI",
  Places: "स्थान",
  "Please enter a whole number from 1 to 500.": "कृपया 1 से 500 तक की पूर्ण संख्या लिखें।",
  "One place is for one family.": "एक स्थान एक परिवार के लिए है।",
  "Booking ends, hours before": "बुकिंग कितने घंटे पहले बंद होती है",
  "Please enter a whole number from 0 to 336.": "कृपया 0 से 336 तक की पूर्ण संख्या लिखें।",
  "Language of the visit": "भेंट की भाषा",
  Cancelled: "रद्द",
  "Families have booked this time. Add another time, and cancel the day of this one.":
    "परिवारों ने यह समय बुक किया है। दूसरा समय जोड़ें, और इस समय का दिन रद्द करें।",
  "{number} places are taken, so there cannot be fewer.":
    "{number} स्थान भर चुके हैं, इसलिए संख्या इससे कम नहीं हो सकती।",
  "Families have booked this time, so it cannot be deleted.":
    "परिवारों ने यह समय बुक किया है, इसलिए इसे मिटाया नहीं जा सकता।",
  "Booking of a visit": "भेंट की बुकिंग",
  "Bookings of visits": "भेंट की बुकिंग",
  "Families that booked a visit, from the page /admission/visit or at the office.":
    "जिन परिवारों ने भेंट बुक की, पृष्ठ /admission/visit से या कार्यालय में।",
  "Address not confirmed": "पता पुष्ट नहीं",
  "Waiting, address not confirmed": "प्रतीक्षा में, पता पुष्ट नहीं",
  Booked: "बुक",
  "On the waiting list": "प्रतीक्षा सूची में",
  "Place offered": "स्थान प्रस्तावित",
  "Offer not taken": "प्रस्ताव स्वीकार नहीं हुआ",
  "Cancelled by the school": "विद्यालय ने रद्द की",
  "Never confirmed": "कभी पुष्ट नहीं हुई",
  People: "लोग",
  "E-mails in": "ई-मेल की भाषा",
  Came: "आए",
  "Visits to the school": "विद्यालय में भेंट",
  "The page /admission/visit. Families book one of the visit times there. Bookings need e-mail.":
    "पृष्ठ /admission/visit। परिवार वहाँ भेंट का एक समय बुक करते हैं। बुकिंग के लिए ई-मेल ज़रूरी है।",
  "Families can book visits": "परिवार भेंट बुक कर सकते हैं",
  "Visit to the school": "विद्यालय में भेंट",
  "Visits by month": "महीने के अनुसार भेंट",
  "Visits in {month}": "{month} में भेंट",
  Months: "महीने",
  "Previous month": "पिछला महीना",
  "Next month": "अगला महीना",
  "Add a visit time": "भेंट का समय जोड़ें",
  "This month has no visit times.": "इस महीने में भेंट का कोई समय नहीं है।",
  Waiting: "प्रतीक्षा में",
  "{taken} of {places} taken": "{places} में से {taken} भरे",
  "Visits on {day}": "{day} को भेंट",
  "This day has no visit times.": "इस दिन भेंट का कोई समय नहीं है।",
  Cancel: "रद्द करें",
  "Print the list": "सूची छापें",
  "{name} came": "{name} आए",
  "Cancel the booking of {name}?": "{name} की बुकिंग रद्द करें?",
  "The family gets an e-mail. The next one on the waiting list is offered the place.":
    "परिवार को ई-मेल मिलता है। स्थान प्रतीक्षा सूची के अगले परिवार को दिया जाता है।",
  "Cancel the booking": "बुकिंग रद्द करें",
  "Cancel all visits on {day}?": "{day} की सभी भेंट रद्द करें?",
  "Families that get an e-mail: {number}. This cannot be undone.":
    "जिन परिवारों को ई-मेल मिलता है: {number}। इसे वापस नहीं किया जा सकता।",
  "Cancel this day": "यह दिन रद्द करें",
  "This booking is cancelled already.": "यह बुकिंग पहले से रद्द है।",
  "Add a family without a booking": "बिना बुकिंग का परिवार जोड़ें",
  "Add the family": "परिवार जोड़ें",
  "The family is on the list: {reference}.": "परिवार सूची में है: {reference}।",
  "Please fill in every field.": "कृपया हर खाना भरें।",
  "Every place at this time is taken. Raise its number of places first.":
    "इस समय के सभी स्थान भरे हैं। पहले स्थानों की संख्या बढ़ाएँ।",
  "ticked whether a family came": "परिवार के आने का निशान बदला",
  "cancelled a booking": "एक बुकिंग रद्द की",
  "cancelled a visit day: {number} families": "भेंट का दिन रद्द किया: {number} परिवार",
  "Only the link in the newest e-mail works. Do not forward it.":
    "केवल सबसे नए ई-मेल का लिंक काम करता है। इसे आगे न भेजें।",
  "If you did not ask for a visit, ignore this e-mail.":
    "यदि आपने भेंट नहीं माँगी, तो इस ई-मेल को अनदेखा करें।",
  "{reference}: your visit is cancelled": "{reference}: आपकी भेंट रद्द हो गई",
  "{reference}: please confirm your visit to {school}":
    "{reference}: कृपया {school} में अपनी भेंट की पुष्टि करें",
  "You asked for a visit: {visit}.": "आपने भेंट माँगी: {visit}।",
  "We keep the place for 30 minutes. Open the page below and confirm your e-mail address. Otherwise the place is free again.":
    "हम स्थान 30 मिनट तक रखते हैं। नीचे का पृष्ठ खोलें और अपने ई-मेल पते की पुष्टि करें। नहीं तो स्थान फिर खाली हो जाता है।",
  "Confirm the visit": "भेंट की पुष्टि करें",
  "Every place is taken at present. Confirm your e-mail address within 30 minutes, and you are on the waiting list.":
    "अभी सभी स्थान भरे हैं। 30 मिनट में अपने ई-मेल पते की पुष्टि करें, तब आप प्रतीक्षा सूची में होंगे।",
  "Confirm the e-mail address": "ई-मेल पते की पुष्टि करें",
  "{reference}: your visit to {school}": "{reference}: {school} में आपकी भेंट",
  "Your visit is booked: {visit}. People: {people}.": "आपकी भेंट बुक है: {visit}। लोग: {people}।",
  "The attached file enters it into your calendar, and replaces an earlier entry.":
    "साथ की फ़ाइल इसे आपके कैलेंडर में लिखती है, और पुरानी प्रविष्टि को बदलती है।",
  "To change or cancel the visit, open the page below.": "भेंट बदलने या रद्द करने के लिए नीचे का पृष्ठ खोलें।",
  "Change or cancel the visit": "भेंट बदलें या रद्द करें",
  "{reference}: you are on the waiting list": "{reference}: आप प्रतीक्षा सूची में हैं",
  "You are on the waiting list: {visit}. People: {people}.":
    "आप प्रतीक्षा सूची में हैं: {visit}। लोग: {people}।",
  "When a place becomes free, we offer it to you by e-mail.":
    "जब कोई स्थान खाली होगा, हम आपको ई-मेल से बताएँगे।",
  "{reference}: a place is free for your visit to {school}":
    "{reference}: {school} में आपकी भेंट के लिए स्थान खाली है",
  "A place has become free: {visit}.": "एक स्थान खाली हुआ है: {visit}।",
  "We keep it for you until {until}. Open the page below and accept it. After that we offer it to the next family.":
    "हम इसे {until} तक आपके लिए रखते हैं। नीचे का पृष्ठ खोलें और स्वीकार करें। उसके बाद हम इसे अगले परिवार को देते हैं।",
  "Accept the place": "स्थान स्वीकार करें",
  "{reference}: your offer has ended": "{reference}: आपका प्रस्ताव समाप्त हो गया",
  "We offered you a place, but you did not accept it in time: {visit}.":
    "हमने आपको एक स्थान दिया था, पर आपने समय पर स्वीकार नहीं किया: {visit}।",
  "You are welcome to book another time.": "आप कोई दूसरा समय बुक कर सकते हैं।",
  "{reference}: your visit is not booked": "{reference}: आपकी भेंट बुक नहीं हुई",
  "This time can no longer be booked.": "यह समय अब बुक नहीं किया जा सकता।",
  "Book another visit": "दूसरी भेंट बुक करें",
  "Asked too late": "देर से माँगी",
  "You cancelled your visit: {visit}.": "आपने अपनी भेंट रद्द की: {visit}।",
  "We are sorry: the school had to cancel this visit: {visit}.":
    "हमें खेद है: विद्यालय को यह भेंट रद्द करनी पड़ी: {visit}।",
  "Please quote {reference} if you write or call: {phone}.":
    "लिखते या फ़ोन करते समय {reference} बताएँ: {phone}।",
  "Visit to {school}": "{school} में भेंट",
} as const;
