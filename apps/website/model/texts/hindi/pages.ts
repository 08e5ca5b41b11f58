/** Titles, leads and descriptions of the fixed pages. */
export const pages = {
  About: "परिचय",
  Admission: "प्रवेश",
  "Admission, news, events, facilities and contact.": "प्रवेश, समाचार, कार्यक्रम, सुविधाएँ और संपर्क।",
  "Principal's Message": "प्रधानाचार्य का संदेश",
  "A message from the principal of {school} to parents and {pupils}.":
    "{school} के प्रधानाचार्य का संदेश, माता-पिता और {pupils} के नाम।",
  "Matches, evenings and assemblies of the school year, newest first.":
    "स्कूल के साल भर के मैच, शाम के कार्यक्रम और सभाएँ, सबसे नए पहले।",
  "Events at {school}, by year and month: what takes place, when and where.":
    "{school} के कार्यक्रम, साल और महीने के अनुसार: क्या, कब और कहाँ।",
  "Latest News": "ताज़ा समाचार",
  "News from the school, newest first.": "स्कूल के समाचार, सबसे नए पहले।",
  "The latest news from {school}, by year and month.":
    "{school} के ताज़ा समाचार, साल और महीने के अनुसार।",
  "Photo Gallery": "फ़ोटो गैलरी",
  "The school year in pictures, one album for each occasion.":
    "तस्वीरों में स्कूल का साल, हर मौक़े का एक एलबम।",
  "Photo albums from the life of {school}, by year and month.":
    "{school} के जीवन के फ़ोटो एलबम, साल और महीने के अनुसार।",
  "An album from the photo gallery of {school}.": "{school} की फ़ोटो गैलरी का एक एलबम।",
  "Events at {school}": "{school} के कार्यक्रम",
  "Pictures of an event at {school}.": "{school} के एक कार्यक्रम की तस्वीरें।",
  "Class XII toppers": "कक्षा XII के टॉपर",
  "Class X toppers": "कक्षा X के टॉपर",
  "The students with the highest marks in the board exams, by session.":
    "बोर्ड परीक्षाओं में सबसे ज़्यादा अंक पाने वाले छात्र, सत्र के अनुसार।",
  "Class XII toppers of {school}, by session.": "{school} के कक्षा XII के टॉपर, सत्र के अनुसार।",
  "Class X toppers of {school}, by session.": "{school} के कक्षा X के टॉपर, सत्र के अनुसार।",
  "Weekly Food Menu": "हफ़्ते का मेन्यू",
  "What the dining hall serves, day by day.": "भोजनालय में किस दिन क्या बनता है।",
  "Breakfast, lunch and dinner at {school}, day by day.":
    "{school} में हर दिन का नाश्ता, दोपहर का खाना और रात का खाना।",
  "E-Newsletter": "ई-न्यूज़लेटर",
  "Yearbook, magazines and handbooks, to read on screen or print.":
    "वार्षिकी, पत्रिकाएँ और हैंडबुक, स्क्रीन पर पढ़ने या प्रिंट करने के लिए।",
  "Yearbook, magazines and parents handbooks of {school}, as PDF documents.":
    "{school} की वार्षिकी, पत्रिकाएँ और अभिभावक हैंडबुक, PDF में।",
  "Contact Us": "संपर्क",
  "Message us, or call the office. We read every message.":
    "हमें संदेश भेजें, या कार्यालय को फ़ोन करें। हम हर संदेश पढ़ते हैं।",
  "Address, telephone numbers and e-mail of {school}, and a form to write to the school.":
    "{school} का पता, फ़ोन नंबर और ई-मेल, और स्कूल को लिखने का फ़ॉर्म।",
  Event: "कार्यक्रम",
  "An event at {school}: when and where it takes place.": "{school} का एक कार्यक्रम: कब और कहाँ है।",
  "The full text of a news item from {school}.": "{school} का एक पूरा समाचार।",
  "Search the pages, news, events and albums of {school}.":
    "{school} के पेज, समाचार, कार्यक्रम और एलबम में खोजें।",
  Share: "शेयर करें",
  "Copy the link to a page, or send it.": "किसी पेज का लिंक कॉपी करें या भेजें।",
  "Share a page of {school}: copy its link, or send it by WhatsApp or e-mail.":
    "{school} का पेज शेयर करें: लिंक कॉपी करें, या WhatsApp या ई-मेल से भेजें।",
  "Today at school": "आज स्कूल में",
  "Today’s meals, upcoming events and call times.": "आज का खाना, आने वाले कार्यक्रम और फ़ोन करने का समय।",
  "Today at {school}: meals, upcoming events and call times for each class.":
    "{school} में आज: खाना, आने वाले कार्यक्रम और हर कक्षा के लिए फ़ोन करने का समय।",
  "Mandatory Public Disclosure": "अनिवार्य सार्वजनिक प्रकटीकरण",
  "Facts, documents, results, staff and infrastructure of the school.":
    "स्कूल की जानकारी, दस्तावेज़, परिणाम, स्टाफ़ और भवन-सुविधाएँ।",
  "The facts, documents, results and infrastructure that {school} discloses to the public.":
    "{school} की वह जानकारी, दस्तावेज़, परिणाम और भवन-सुविधाएँ, जो सबके लिए प्रकाशित हैं।",
  "Ask about admission": "प्रवेश के बारे में पूछें",
  "A short form, without an account. We ask nothing about your child but the class.":
    "एक छोटा फ़ॉर्म, बिना खाता बनाए। बच्चे के बारे में हम केवल कक्षा पूछते हैं।",
  "Ask {school} about admission, and learn by which day the office answers.":
    "{school} से प्रवेश के बारे में पूछें, और जानें कि कार्यालय किस दिन तक जवाब देगा।",
  Staff: "स्टाफ़",
  "The people who teach and care at the school.": "वे लोग जो स्कूल में पढ़ाते और देखभाल करते हैं।",
  "The principal, teachers and other staff of {school}, with their qualifications.":
    "{school} के प्रधानाचार्य, शिक्षक और अन्य स्टाफ़, उनकी योग्यता के साथ।",
  Privacy: "गोपनीयता",
  "Which personal data this website uses, for how long, and your rights.":
    "यह वेबसाइट आपकी कौन-सी जानकारी कितने समय तक रखती है, और आपके अधिकार।",
  "Which personal data {school} collects on this website, how long it stores them, and your rights.":
    "{school} इस वेबसाइट पर आपकी कौन-सी जानकारी लेता है, कितने समय तक रखता है, और आपके अधिकार।",
  Accessibility: "सुगम्यता",
  "Everyone should be able to use this website. This page describes how we test it.":
    "यह वेबसाइट हर कोई इस्तेमाल कर सके। हम इसे कैसे जाँचते हैं, यह इस पेज पर लिखा है।",
  "How the website of {school} is tested for accessibility, what fails, and how to complain.":
    "{school} की वेबसाइट की सुगम्यता कैसे जाँची जाती है, क्या कमी है, और शिकायत कैसे करें।",
  "Offline pages": "ऑफ़लाइन पेज",
  "Read pages of this site without an internet connection.": "इस साइट के पेज बिना इंटरनेट के पढ़ें।",
  "Save pages of {school} in this browser and read them offline.":
    "{school} के पेज इस ब्राउज़र में सहेजें और बिना इंटरनेट के पढ़ें।",
  "Confirm your subscription": "अपनी सदस्यता पक्की करें",
  "Confirm that you want to receive the newsletter of {school}.":
    "पक्का करें कि आप {school} का न्यूज़लेटर पाना चाहते हैं।",
  Unsubscribe: "सदस्यता छोड़ें",
  "Unsubscribe from the newsletter of {school}.": "{school} के न्यूज़लेटर की सदस्यता छोड़ें।",
} as const satisfies Record<string, string>;
