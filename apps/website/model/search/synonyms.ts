/**
 * Synonyms: words that parents use, and the words of the site. Each line is a group: a search for one of the first
 * also finds one of the second; plurals need no entry. Add a line when parents search for a word that is not
 * here.
 */
export const synonyms: readonly (readonly [asked: string, written: string])[] = [
  ["fee cost charges price kitni paise paisa फीस शुल्क", "fee registration payment"],
  ["pay payment bhugtan jama", "payment fee"],
  ["holiday vacation chutti chhutti chuttiyan break छुट्टी", "break calendar"],
  ["timetable schedule dates samay", "calendar timings year"],
  ["call phone telephone ring baat talk speak फोन बात", "call telephone timings"],
  ["time timing kab samay समय", "timing time"],
  [
    "son beta bete boy ladka daughter beti betiyan girl ladki child bachcha bachche बेटा बेटी बच्चा",
    "boy son girl daughter child children",
  ],
  [
    "admission join enrol enroll dakhila dakhla apply application पढ़ाई प्रवेश दाखिला",
    "admission entry registration register",
  ],
  ["exam test examination pariksha परीक्षा entrance", "test entrance examination"],
  ["form register registration", "registration register form"],
  ["documents papers kagaz kagzat दस्तावेज", "documents certificate aadhaar"],
  ["aadhar adhar", "aadhaar"],
  ["result marks topper rank nateeja परिणाम", "topper"],
  [
    "food menu khana mess meal breakfast lunch dinner canteen diet खाना भोजन",
    "menu food breakfast lunch dinner",
  ],
  [
    "hostel dormitory dorm boarding stay room rehna रहना छात्रावास",
    "hostel boarding dormitory residential",
  ],
  ["uniform dress clothes kapde वर्दी", "dressed dress"],
  ["rules discipline niyam conduct नियम", "rules regulations"],
  ["bully bullying ragging", "bully bullying rules"],
  ["sports games khel खेल", "sports games"],
  ["cricket football", "sports"],
  ["photo picture pics image gallery tasveer फोटो", "gallery photo album"],
  ["address location where kahan pata map reach route पता", "address contact"],
  ["email mail sampark संपर्क", "contact email"],
  ["principal headmaster head message pradhanacharya", "principal message"],
  ["song anthem geet गीत", "song"],
  ["history founded started old itihas इतिहास purana", "founded timeline history"],
  ["tour visit see dekhna dekhne virtual 360", "tour virtual visit"],
  ["teacher ratio students strength kitne", "teacher students ratio"],
  ["subject stream arts", "streams science commerce humanities"],
  ["career job jobs counselling future", "career information"],
  ["janamdin जन्मदिन", "birthdays"],
  ["newsletter magazine prospectus handbook", "newsletter handbook"],
  ["emergency urgent accident", "emergency urgent"],
  ["homesick ghar missing cry rona", "homesick"],
  ["environment green trees nature", "green environment"],
  ["religion dharm", "denominational chapel faith"],
  ["board affiliation icse cbse isc", "board affiliated certificate"],
  ["area size big", "campus acres"],
  ["function karyakram programme", "events"],
  ["news latest khabar notice notices samachar समाचार", "news notices"],
  ["mission vision goal purpose uddeshya", "mission vision aims"],
];

export const stopWords =
  "a an and any are at be can could do does for from get give got has have how i in is it many me much my of on or our please tell the there to u was we what when which who why will with you your about school " +
  "ka ki ke ko se mein me main hai hain ho kya kaise kab kaun kis liye aur par pe hum mera meri mere apna apne bhi karna karne kare sakte sakta chahiye " +
  "का की के को से में है हैं क्या कैसे कब और पर मेरा मेरे";

/** Class names as parents type them, and as the site writes them: most pages have "Class IV to VIII". */
export const classNumerals: readonly (readonly [typed: string, numeral: string])[] = [
  ["4", "iv viii"],
  ["5", "v viii"],
  ["6", "vi viii"],
  ["7", "vii viii"],
  ["8", "viii"],
  ["9", "ix"],
  ["10", "x"],
  ["11", "xi"],
  ["12", "xii"],
];

/** Common search words for pages whose text does not contain them. */
export const places: readonly { title: string; href: string; text: string }[] = [
  {
    title: "Academic calendar",
    href: "/#calendar",
    text: "Terms, holidays, breaks, tests and examinations, month by month.",
  },
  { title: "Birthdays", href: "/#birthdays", text: "Birthdays of the day and of the month." },
  {
    title: "Today at school",
    href: "/today",
    text: "Today’s meals, events and call times.",
  },
  { title: "Milestones", href: "/timeline", text: "The years of the school since it was founded." },
];
