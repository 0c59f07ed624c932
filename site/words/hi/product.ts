import { product as english } from '../en/product.ts';
import type { Translated } from '../translated.ts';

const specification: Translated<typeof english.specification> = {
  title: 'गाड़ी का स्पेसिफ़िकेशन',
  caption: '{name} के आँकड़े{usual, select, none {} other {; जहाँ कुछ और न लिखा हो, वहाँ {usual}}}।',
  feature: 'विवरण',
  figure: 'आँकड़ा और शर्त',
  accessories: 'साथ का सामान',
  groups: {
    claims: 'चलाने का खर्च',
    capacity: 'क्षमता',
    dimensions: 'नाप और वज़न',
    performance: 'रफ़्तार और दम',
    battery: 'बैटरी और चार्जिंग',
    motor: 'मोटर और गियर',
    chassis: 'चेसिस और ब्रेक',
    equipment: 'फ़ीचर',
    warranty: 'वारंटी',
  },
};

const customers: Translated<typeof english.customers> = {
  title: 'किनके लिए है',
  segments: 'किन ग्राहकों के लिए बनी है',
  requirements: 'ग्राहक क्या माँगते हैं',
  needs: 'ग्राहकों को क्या चाहिए',
  targets: 'खरीदने वाले',
  users: 'चलाने वाले',
  aged: '{who}, उम्र {from} से {to} साल',
};

const comparison: Translated<typeof english.comparison> = {
  heading: '{name} और मुकाबले की दो गाड़ियाँ',
  caption: 'मुकाबले की गाड़ियों से तुलना',
  feature: 'विवरण',
  inUnit: '{label} ({unit})',
  source: english.comparison.source,
  noSource: english.comparison.noSource,
  notPublished: english.comparison.notPublished,
};

/** The page of a vehicle in Hindi. */
export const product: Translated<typeof english> = {
  title: 'गाड़ी - {brand} प्रा. लि. में आपका स्वागत है',
  titleUnnamed: 'गाड़ी',
  description: '{name}, {line}{figures, select, none {} other {: {figures}}}।',
  figure: '{label} {figure} ({condition})',
  parents: { Products: 'गाड़ियाँ', 'Our Products': 'हमारी गाड़ियाँ' },
  lines: { cargo: 'माल वाली गाड़ियाँ', passenger: 'सवारी वाली गाड़ियाँ' },
  pictures: '{name} की तस्वीरें',
  picturesOf: '{name} की तस्वीरें, {choice}',
  enquire: 'अभी पूछें',
  colour: 'रंग',
  colourNote: 'दूसरा रंग चाहिए या गाड़ी पर नाम लिखवाना हो, तो ऑर्डर पर करके देते हैं।',
  bodies: 'बॉडी चुनें',
  runningCost: 'कितनी बचत, कितना खर्च',
  marked: '{label}*',
  claims: english.claims,
  range: english.range,
  next: english.next,
  footnoteOf: '* {label}: {text}',
  innovations: 'क्या नया है',
  solutions: 'आपकी ज़रूरत का हल',
  specification,
  customers,
  comparison,
  gallery: '{name} की फ़ोटो गैलरी',
  galleryLabel: '{name} की फ़ोटो, एक-एक करके',
  voices: '{name} के मालिक क्या कहते हैं',
  questions: 'खरीदने से पहले के सवाल',
};
