import type { LanguageWords } from '../language-words.ts';

/** Azerbaijani. */
export const az: LanguageWords = {
  keys: {
    name: 'ad adı',
    start: 'başlama başlanğıc',
    date: 'gün',
    time: 'saat',
    place: 'yer',
    room: 'bina zal',
    region: 'rayon',
    url: 'bağlantı',
    online: 'canlı onlayn',
    phone: 'telefon',
    language: 'dil',
    attachment: 'fayl',
  },
  values: {
    private: 'gizli',
  },
  dates: {
    allDay: 'bütün gün',
    at: 'saat',
  },
};
