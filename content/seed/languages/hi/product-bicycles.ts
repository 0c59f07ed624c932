import type { Translation } from '../translation.ts';

/** The electric bicycles in Hindi. */
export const productBicycles: Translation = {
  texts: {
    Marvel: 'मार्वल',
    'Electric bicycle': 'इलेक्ट्रिक साइकिल',
    'Step on, push once, and roll': 'बैठें, एक पैडल मारें और चल पड़ें',
    'Marvel has a low frame that you step through, a basket for the market and a motor that helps from the first turn of the pedals. The battery stands upright behind the seat tube and lifts out for charging.':
      'मार्वल का फ़्रेम नीचा और बिना डंडे का है, बाज़ार के सामान के लिए टोकरी है और मोटर पैडल के पहले चक्कर से साथ देती है। बैटरी सीट के पाइप के पीछे खड़ी लगी है और चार्ज करने के लिए बाहर निकल आती है।',
    'Less to buy than a scooter, and no petrol after that.': 'स्कूटर से सस्ती, और उसके बाद पेट्रोल भी नहीं।',
    'Assembled, checked and charged on the day agreed.': 'तय दिन पर जुड़ी हुई, जाँची हुई और चार्ज की हुई मिलेगी।',
    'A hub motor without belts or gears to adjust, and a sealed battery.':
      'हब मोटर, जिसमें न बेल्ट है न गियर का झंझट, और सीलबंद बैटरी।',
    'Tyres, brakes and chain at any cycle shop; motor and battery at the dealer.':
      'टायर, ब्रेक और चेन किसी भी साइकिल की दुकान पर; मोटर और बैटरी डीलर के यहाँ।',
    'Fleet lettering, boxes and carriers for ten bicycles or more.':
      'दस या ज़्यादा साइकिल लेने पर कंपनी का नाम, बॉक्स और कैरियर।',
    'Urban commuters': 'शहर में रोज़ आने-जाने वाले',
    'Five to twelve kilometres to work, past the queue.': 'काम तक पाँच से बारह किलोमीटर, जाम से बचकर।',
    'Eco-conscious consumers': 'पर्यावरण का ध्यान रखने वाले',
    'No smoke, no noise, and your own legs do their part.': 'न धुआँ, न शोर, और कुछ काम आपके पैर भी करते हैं।',
    Tourists: 'सैलानी',
    'Forts, ghats and beaches without a parking ticket.': 'किले, घाट और समुद्र तट, बिना पार्किंग की पर्ची के।',
    Enthusiasts: 'शौकीन',
    'A plain machine that you can open, understand and change.':
      'सीधी-सादी मशीन, जिसे खोलकर समझ और बदल सकते हैं।',
    'Small business owners': 'छोटे कारोबारी',
    'Samples, tiffins and collections, for what walking costs.': 'सैंपल, टिफ़िन और वसूली का फेरा, पैदल जितने खर्च में।',
    'Recreational riders': 'घूमने के शौकीन',
    'The lake road on Sunday, with help on the way back.': 'रविवार को झील तक सैर, लौटते समय मोटर का सहारा।',
    'Health and fitness enthusiasts': 'सेहत और फ़िटनेस वाले',
    'Pedal as much as you like; the motor takes the slope.': 'जितना मन हो पैडल मारें; चढ़ाई मोटर संभाल लेगी।',
    'Senior citizens': 'बुज़ुर्ग',
    'A push when starting, and no weight to hold at the lights.':
      'चलते समय मोटर का सहारा, और लाल बत्ती पर भारी गाड़ी संभालनी नहीं पड़ती।',
    'Delivery personnel': 'डिलीवरी करने वाले',
    'Two batteries, two shifts, and no petrol to pay for.': 'दो बैटरी पर दो शिफ़्ट, पेट्रोल में पैसा नहीं फँसता।',
    Students: 'स्टूडेंट',
    'Hostel to campus, charged at the desk.': 'हॉस्टल से कैंपस, पढ़ाई की मेज़ पर चार्ज।',
    'Corporate buyers': 'कंपनी के लिए खरीदने वाले',
    'Pool bicycles between gate, plant and canteen.': 'गेट, प्लांट और कैंटीन के बीच सबके काम की साइकिल।',
    'Rural commuters': 'गाँव से आने-जाने वाले',
    'From the village to the bus road, where no auto waits.': 'गाँव से बस वाली सड़क तक, जहाँ कोई ऑटो नहीं मिलता।',
    'Front basket': 'आगे की टोकरी',
    'Rear stand': 'पीछे का स्टैंड',
    'Bottle holder': 'बोतल होल्डर',
    'Marvel Pro': 'मार्वल प्रो',
    'Ten kilometres further, every day': 'रोज़ दस किलोमीटर ज़्यादा',
    'Marvel Pro is the commuter of the three: the step-through frame of Marvel with a carrier over the rear wheel, a battery of 7.8 Ah behind the seat tube, and range for a week of short trips to work on two charges.':
      'तीनों में रोज़ आने-जाने के लिए मार्वल प्रो है: मार्वल वाला बिना डंडे का फ़्रेम, पिछले पहिए पर कैरियर, सीट के पाइप के पीछे 7.8 Ah की बैटरी। रास्ता छोटा हो तो दो चार्ज में काम का पूरा हफ़्ता निकल जाता है।',
    Mighty: 'माइटी',
    'For heavy riders, bad roads and daily rounds': 'भारी सवार, खराब सड़क और रोज़ के फेरे के लिए',
    'Mighty has a frame of stout tubes, wider tyres and the largest battery of the three. It is made for newspaper rounds, farm tracks and heavier riders.':
      'माइटी में मोटे पाइप का फ़्रेम, चौड़े टायर और तीनों में सबसे बड़ी बैटरी है। यह अखबार बाँटने, खेत के रास्तों और भारी सवारों के लिए है।',
  },
};
