import { listed } from './lines.ts';

/** Names of brides; the first ones contain letters that are difficult to sort and search. */
export const brides = listed(`
  Elif, Işıl, İrem, Çağla, Şule, Gül, Özge, Ülkü, Zeynep, Ayşe, Fatma, Merve, Büşra, Esra, Kübra, Selin,
  Derya, Deniz, Ceren, Ebru, Gamze, Burcu, Pınar, Sibel, Aslı, Beste, Buse, Cansu, Damla, Didem, Dilara, Ece,
  Eda, Ezgi, Feride, Figen, Gizem, Gonca, Gökçe, Güneş, Hande, Hilal, İlayda, İpek, Irmak, Kardelen, Lale, Melis,
  Melike, Meltem, Mine, Müge, Naz, Nazlı, Nehir, Nihan, Nil, Nur, Oya, Öykü, Pelin, Rabia, Reyhan, Rüya,
  Seda, Sena, Serap, Sevgi, Simge, Sinem, Su, Sude, Şeyma, Şebnem, Tuba, Tuğçe, Tülay, Yağmur, Yasemin, Yeliz
`);

export const grooms = listed(`
  Can, Emre, İbrahim, Çağrı, Şahin, Gökhan, Ömer, Ümit, Mehmet, Ahmet, Mustafa, Ali, Burak, Cem, Cihan, Deniz,
  Doğan, Efe, Eren, Erhan, Ertuğrul, Fatih, Ferhat, Furkan, Görkem, Hakan, Halil, Haluk, Hüseyin, İlhan, İlker, İsmail,
  Kaan, Kağan, Kemal, Kerem, Koray, Levent, Mert, Metin, Murat, Oğuz, Oğuzhan, Okan, Onur, Orhan, Ozan, Özgür,
  Rıza, Sarp, Selçuk, Semih, Serdar, Serhat, Serkan, Sinan, Soner, Süleyman, Taha, Tarık, Tayfun, Tolga, Tuncay, Tunç,
  Turgut, Uğur, Umut, Utku, Volkan, Yağız, Yasin, Yavuz, Yiğit, Yunus, Yusuf, Zafer, Barış, Batuhan, Berk, Bora
`);

export const surnames = listed(`
  Yılmaz, Kaya, Demir, Şahin, Çelik, Yıldız, Öztürk, Aydın, Özdemir, Arslan, Doğan, Kılıç, Aslan, Çetin, Kara, Koç,
  Kurt, Özkan, Şimşek, Polat, Korkmaz, Özcan, Çakır, Erdoğan, Yavuz, Can, Acar, Güneş, Aktaş, Güler, Yalçın, Bulut,
  Işık, Avcı, Ünal, Turan, Tekin, Taş, Ateş, Keskin, Gül, Duman, Bozkurt, Sarı, Coşkun, Uysal, Uçar, Kaplan,
  Türk, Şen, Ergin, Tunç, İnce, Iğdır, Ilgaz, Irmak, İnan, Çınar, Çağlar, Ünlü, Uzun, Uslu, Genç, Güven,
  Göktürk, Kahraman, Karaca, Kalkan, Baş, Bayram, Bilgin, Boz, Sezer, Soylu, Sönmez, Tatlı, Toprak, Yaman, Yazıcı, Zengin
`);

export interface ForeignCouple {
  language: 'en' | 'de' | 'ar';
  bride: string;
  groom: string;
  mail: string;
}

/** Couples who write in another language. */
export const foreignCouples: readonly ForeignCouple[] = [
  { language: 'de', bride: 'Lena Hoffmann', groom: 'Emre Kaya', mail: 'lena.hoffmann' },
  { language: 'de', bride: 'Melisa Schneider', groom: 'Jonas Weber', mail: 'melisa.schneider' },
  { language: 'de', bride: 'Katharina Vogel', groom: 'Murat Aydın', mail: 'katharina.vogel' },
  { language: 'de', bride: 'Hannah Krüger', groom: 'Deniz Koç', mail: 'hannah.krueger' },
  { language: 'de', bride: 'Sophie Bauer', groom: 'Tim Lorenz', mail: 'sophie.bauer' },
  { language: 'de', bride: 'Aylin Becker', groom: 'Lukas Brandt', mail: 'aylin.becker' },
  { language: 'en', bride: 'Emma Clarke', groom: 'Oğuz Yalçın', mail: 'emma.clarke' },
  { language: 'en', bride: 'Olivia Bennett', groom: 'James Carter', mail: 'olivia.bennett' },
  { language: 'en', bride: 'Grace Murphy', groom: 'Kerem Ünal', mail: 'grace.murphy' },
  { language: 'en', bride: 'Hannah Lewis', groom: 'Daniel Foster', mail: 'hannah.lewis' },
  { language: 'en', bride: 'Sophia Turner', groom: 'Can Ateş', mail: 'sophia.turner' },
  { language: 'en', bride: 'Chloe Evans', groom: 'Matthew Hughes', mail: 'chloe.evans' },
  { language: 'ar', bride: 'نورة العتيبي', groom: 'خالد الحربي', mail: 'noura.alotaibi' },
  { language: 'ar', bride: 'سارة القحطاني', groom: 'فهد الدوسري', mail: 'sara.alqahtani' },
  { language: 'ar', bride: 'مريم المنصوري', groom: 'سعيد الكتبي', mail: 'maryam.almansoori' },
  { language: 'ar', bride: 'ليلى الشامسي', groom: 'أحمد النعيمي', mail: 'layla.alshamsi' },
];

/** Converts a name to the local part of an e-mail address. */
export function asciiName(name: string): string {
  const plain = name
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşü]/g, (letter) => ASCII[letter] ?? letter);
  return plain.replace(/[^a-z]+/g, '.');
}

const ASCII: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' };
