import type { Figure } from './figure.ts';
import type { Picture } from './picture.ts';

export interface Banner {
  heading: string;
  descriptionHtml: string;
  picture: Picture;
}

export interface Testimonial {
  fullName: string;
  designation: string;
  description: string;
  picture: Picture | null;
}

export interface NewsItem {
  id: string;
  title: string;
  /** Plain text, cut to the length that the caller asked for. */
  excerpt: string;
  picture: Picture | null;
  /** ISO date, Asia/Kolkata. */
  date: string;
}

export interface Question {
  question: string;
  answerHtml: string;
}

/** Everything the home page shows, in the order of the page. Empty lists mean: nothing stored. */
export interface HomeContent {
  banners: Banner[];
  /** One vehicle, large: the first banner's companion figure. */
  heroFigure: Figure | null;
  introduction: {
    heading: string;
    text: string;
    sellingPoints: { title: string; text: string; icon: string }[];
  };
  benefits: { heading: string; text: string; figures: Figure[] };
  /** The range as plates, in menu order. */
  products: { key: string; name: string; line: string; figure: Figure | null; picture: Picture | null }[];
  testimonials: Testimonial[];
  gallery: { picture: Picture; date: string }[];
  news: NewsItem[];
  questions: Question[];
  statistics: { label: string; value: string; unit: string; condition: string }[];
  meta: { title: string | null; description: string | null };
}
