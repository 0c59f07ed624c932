import type { certification as english } from '../en/certification.ts';
import type { Translated } from '../translated.ts';

/** The certificates of the quality management, in Hindi. */
export const certification: Translated<typeof english> = {
  name: 'प्रमाणपत्र',
  heading: 'प्रमाणपत्र',
  title: 'प्रमाणपत्र',
  introduction: 'हमारा कारखाना क्वालिटी के अंतरराष्ट्रीय मानकों पर चलता है।',
  list: 'हमारे प्रमाणपत्र',
  nothing: 'प्रमाणपत्र अभी नहीं दिखाए जा सकते।',
  sample: 'ये कागज़ नमूने हैं, किसी बात का प्रमाण नहीं।',
  preview: { title: 'बड़ी तस्वीर', close: 'बड़ी तस्वीर बंद करें' },
};
