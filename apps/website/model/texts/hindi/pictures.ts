/** Alt texts and captions of the website's own pictures. */
export const pictures = {
  "Ridge behind ridge in morning mist, with snow peaks catching the first sun.":
    "सुबह की धुंध में एक के पीछे एक पहाड़ी, और पहली धूप में चमकती बर्फ़ीली चोटियाँ।",
  "First light on the snows": "बर्फ़ पर पहली रोशनी",
  "Green wooded hills under a clear spring sky, with snow mountains far behind.":
    "वसंत के साफ़ आसमान के नीचे हरे जंगलों वाली पहाड़ियाँ, बहुत पीछे बर्फ़ीले पहाड़।",
  "The hills on a clear day in spring": "वसंत के साफ़ दिन में पहाड़ियाँ",
  "Dark ridges fading into an amber evening sky.": "शाम के सुनहरे आसमान में धुँधली होती गहरी पहाड़ियाँ।",
  "The last of the sun behind the western ridges": "पश्चिमी पहाड़ियों के पीछे सूरज की आख़िरी किरणें",
  "Moonlit ridges under stars, with a few lamps in the valley.":
    "तारों के नीचे चाँदनी में पहाड़ियाँ, और घाटी में कुछ बत्तियाँ।",
  "The valley by moonlight": "चाँदनी में घाटी",
  "A long line of snow mountains glowing rose at sunset above blue valleys.":
    "नीली घाटियों के ऊपर, सूर्यास्त में गुलाबी चमकती बर्फ़ीले पहाड़ों की लंबी क़तार।",
  "The whole line of the snows, seen from the upper field":
    "ऊपरी मैदान से दिखती बर्फ़ीले पहाड़ों की पूरी क़तार",
  "Sunbeams falling between tall deodar trunks in morning mist.":
    "सुबह की धुंध में देवदार के ऊँचे तनों के बीच आती धूप।",
  "Morning in the deodars": "देवदारों में सुबह",
  "Great deodars in a green wood, with sunlit ferns at their feet.":
    "हरे जंगल में बड़े-बड़े देवदार, जिनके नीचे धूप में फ़र्न हैं।",
  "Ferns under the old deodars": "पुराने देवदारों के नीचे फ़र्न",
  "Low evening sun between deodar trunks, rust-coloured ferns below.":
    "देवदार के तनों के बीच शाम की ढलती धूप, नीचे कत्थई फ़र्न।",
  "The edge of the wood in October": "अक्तूबर में जंगल का किनारा",
  "The quadrangle at dusk, arches lit by lamps around the bell tower, snow mountains behind.":
    "शाम को चौक, घंटाघर के चारों ओर बत्तियों से रोशन मेहराबें, पीछे बर्फ़ीले पहाड़।",
  "The quadrangle at lamp-lighting": "बत्ती जलने के समय चौक",
  "Sunlit stone arches around a green lawn, the bell tower behind.":
    "हरे लॉन के चारों ओर धूप में पत्थर की मेहराबें, पीछे घंटाघर।",
  "The quadrangle at noon": "दोपहर में चौक",
  "Looking along the cloister, early sun throwing the shadows of the arches across the floor.":
    "बरामदे में दूर तक, सुबह की धूप में फ़र्श पर पड़ती मेहराबों की परछाइयाँ।",
  "The cloister before the first bell": "पहली घंटी से पहले बरामदा",
  "The quadrangle under snow at night, warm light in its windows.":
    "रात में बर्फ़ से ढका चौक, खिड़कियों में रोशनी।",
  "Snow in the quadrangle": "चौक में बर्फ़",
  "The cricket field with its white pavilion, deodars and snow mountains behind.":
    "सफ़ेद पवेलियन वाला क्रिकेट का मैदान, पीछे देवदार और बर्फ़ीले पहाड़।",
  "The upper field on a match day": "मैच के दिन ऊपरी मैदान",
  "Evening light across the empty cricket field, the pavilion against a golden sky.":
    "क्रिकेट के ख़ाली मैदान पर शाम की रोशनी, सुनहरे आसमान के आगे पवेलियन।",
  "Stumps drawn": "दिन का खेल ख़त्म",
  "Sun through three stained-glass windows, throwing coloured light across the chapel.":
    "रंगीन काँच की तीन खिड़कियों से आती धूप, चैपल में बिखरी रंगीन रोशनी।",
  "The east windows of the chapel": "चैपल की पूर्वी खिड़कियाँ",
  "The chapel at evening, candles along the pews and the last light in its three windows.":
    "शाम को चैपल, बेंचों के साथ मोमबत्तियाँ और तीनों खिड़कियों में आख़िरी रोशनी।",
  "The chapel before evensong": "शाम की प्रार्थना से पहले चैपल",
  "A dormitory at night, moonlight through tall windows on a row of made beds.":
    "रात में डॉरमेट्री, ऊँची खिड़कियों से आती चाँदनी में करीने से लगे बिस्तरों की क़तार।",
  "After lights out": "बत्ती बंद होने के बाद",
  "Early sun across a dormitory of neatly made beds.": "करीने से लगे बिस्तरों वाली डॉरमेट्री में सुबह की धूप।",
  "The dormitory before rising bell": "उठने की घंटी से पहले डॉरमेट्री",
  "A library with tall shelves, a long table and sunlight from an arched window.":
    "ऊँची अलमारियों और लंबी मेज़ वाली लाइब्रेरी, मेहराबदार खिड़की से आती धूप।",
  "The reading room": "वाचनालय",
  "Green reading lamps along a table between high bookshelves at dusk.":
    "शाम को किताबों की ऊँची अलमारियों के बीच मेज़ पर हरे लैंप।",
  "Reading lamps in the library": "लाइब्रेरी के लैंप",
  "Flasks and test tubes on a wooden bench by the laboratory windows.":
    "प्रयोगशाला की खिड़कियों के पास लकड़ी की मेज़ पर फ़्लास्क और परखनलियाँ।",
  "The chemistry benches": "केमिस्ट्री की मेज़ें",
  "Flasks and a small blue flame under a lamp on a laboratory bench at dusk.":
    "शाम को प्रयोगशाला की मेज़ पर लैंप के नीचे फ़्लास्क और एक छोटी नीली लौ।",
  "An experiment left to stand": "रखा हुआ एक प्रयोग",
  "An indoor swimming pool with lane ropes, bright windows mirrored in the water.":
    "इमारत के भीतर स्विमिंग पूल, लेन की रस्सियाँ, और पानी में चमकती खिड़कियाँ।",
  "The swimming pool, lanes set out": "स्विमिंग पूल, लेन तैयार",
  "Still water in the swimming pool at sunrise, a long row of arched windows along one side.":
    "सूर्योदय के समय स्विमिंग पूल का शांत पानी, एक ओर मेहराबदार खिड़कियों की लंबी क़तार।",
  "Still water before early training": "सुबह के अभ्यास से पहले शांत पानी",
  "A grand piano in the music room with evening light from tall windows.":
    "संगीत कक्ष में ग्रैंड पियानो, ऊँची खिड़कियों से आती शाम की रोशनी।",
  "The music room after practice": "अभ्यास के बाद संगीत कक्ष",
  "A cello on its stand and two music stands in a sunlit room.":
    "धूप वाले कमरे में स्टैंड पर रखा चेलो और दो म्यूज़िक स्टैंड।",
  "Between two lessons": "दो क्लास के बीच",
  "Rain and torn cloud over wooded ridges, the school half hidden in mist.":
    "जंगल वाली पहाड़ियों पर बारिश और बिखरे बादल, धुंध में आधा छिपा स्कूल।",
  "July, and the clouds come up the valley": "जुलाई, और घाटी में चढ़ते बादल",
  "Rain over the quadrangle at dusk, seen from the lamp-lit cloister.":
    "बत्तियों से रोशन बरामदे से दिखती, शाम को चौक पर बारिश।",
  "Rain in the quadrangle": "चौक में बारिश",
  "Snow-laden deodars and white slopes in the first sun, a snow mountain behind.":
    "पहली धूप में बर्फ़ से लदे देवदार और सफ़ेद ढलानें, पीछे बर्फ़ीला पहाड़।",
  "The morning after the first snow": "पहली बर्फ़ के बाद की सुबह",
  "Snow falling at night on dark deodars, lit windows of the school in the distance.":
    "रात में गहरे देवदारों पर गिरती बर्फ़, दूर स्कूल की रोशन खिड़कियाँ।",
  "Snow on a December night": "दिसंबर की रात में बर्फ़",
  "An empty path going into mist between deodars.": "देवदारों के बीच धुंध में जाता सूना रास्ता।",
  "The path is empty": "रास्ता सूना है",
  "An empty study: a desk, a lit lamp and a window on the hills.":
    "ख़ाली अध्ययन कक्ष: एक मेज़, जलता लैंप और पहाड़ों की ओर खुली खिड़की।",
  "The study": "अध्ययन कक्ष",
  "The school on its ridge among deodars, seen from across the valley.":
    "देवदारों के बीच पहाड़ी पर स्कूल, घाटी के पार से।",
  "The school on its ridge": "पहाड़ी पर स्कूल",
  "Tall deodars on a slope at dusk, misty ridges and mountains behind.":
    "शाम को ढलान पर ऊँचे देवदार, पीछे धुँधली पहाड़ियाँ और पहाड़।",
  "The old deodars by the gate": "गेट के पास के पुराने देवदार",
  "Snow peaks in the first sun above misty wooded ridges.":
    "धुंध भरी जंगली पहाड़ियों के ऊपर पहली धूप में बर्फ़ीली चोटियाँ।",
  "The bell tower above lamp-lit arches at dusk.": "शाम को रोशन मेहराबों के ऊपर घंटाघर।",
  "The bell tower at lamp-lighting": "बत्ती जलने के समय घंटाघर",
  "The cricket pavilion under tall deodars, a snow mountain above.":
    "ऊँचे देवदारों के नीचे क्रिकेट पवेलियन, ऊपर बर्फ़ीला पहाड़।",
  "The pavilion on a match day": "मैच के दिन पवेलियन",
  "Snow peaks above snow-laden deodars in the first sun.":
    "पहली धूप में बर्फ़ से लदे देवदारों के ऊपर बर्फ़ीली चोटियाँ।",
  "Boys cross the wet quadrangle at dusk towards the lit door of the bell tower, snow mountains behind.":
    "शाम को भीगे चौक से घंटाघर के रोशन दरवाज़े की ओर जाते लड़के, पीछे बर्फ़ीले पहाड़।",
  "The quadrangle after rain": "बारिश के बाद चौक",
  "Boys walk to the lit door of the bell tower at dusk, lamps mirrored in the wet path.":
    "शाम को घंटाघर के रोशन दरवाज़े की ओर जाते लड़के, भीगे रास्ते में झलकती बत्तियाँ।",
  "A lamp-lit arcade in the rain, boys walking away under its lanterns, the quadrangle in mist beside it.":
    "बारिश में बत्तियों से रोशन बरामदा, लालटेनों के नीचे दूर जाते लड़के, पास में धुंध भरा चौक।",
  "The arcade in the rain": "बारिश में बरामदा",
  "Boys walk away under the lanterns of the arcade on a wet evening.":
    "बारिश की शाम बरामदे की लालटेनों के नीचे दूर जाते लड़के।",
  "Early sun across a dormitory of beds just left, two boys far off by the end window.":
    "डॉरमेट्री में अभी-अभी ख़ाली हुए बिस्तरों पर सुबह की धूप, दूर आख़िरी खिड़की के पास दो लड़के।",
  "Rising bell": "उठने की घंटी",
  "Long tables laid with plates, bowls and jugs in early sun, a figure in the lit doorway.":
    "सुबह की धूप में प्लेटों, कटोरियों और जगों से सजी लंबी मेज़ें, रोशन दरवाज़े में कोई खड़ा है।",
  "Breakfast is laid": "नाश्ता तैयार है",
  "Boys cross a wet games field in the rain, on their way to a lit pavilion.":
    "बारिश में खेल का भीगा मैदान पार करके रोशन पवेलियन की ओर जाते लड़के।",
  "The first rain on the games field": "खेल के मैदान पर पहली बारिश",
  "A lit study window at dusk, a boy at his desk with his back to it.":
    "शाम को अध्ययन कक्ष की रोशन खिड़की, उसकी ओर पीठ करके मेज़ पर बैठा एक लड़का।",
  "Evening study": "शाम की पढ़ाई",
  "A dormitory corridor by lamplight, boots at the doors, one figure in the lit doorway at its end.":
    "लैंप की रोशनी में डॉरमेट्री का गलियारा, दरवाज़ों पर जूते, आख़िरी रोशन दरवाज़े में कोई खड़ा है।",
  "Lamps in the corridor": "गलियारे की बत्तियाँ",
} as const satisfies Record<string, string>;
