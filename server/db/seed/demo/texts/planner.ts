import { lines } from '../lines.ts';
import type { Wording } from './wording.ts';

export const planner: Wording = {
  headline: lines(`
    Kına organizasyonu
    Nişan organizasyonu
    Düğün organizasyonu
    Söz masası
  `),
  enquiry: lines(`
    Merhaba, {tarih} için evde kına gecesi düşünüyoruz. Konsept ve fiyat alabilir miyiz?
    Nişan masası ve süsleme için bilgi rica ederim. {kişi} kişi olacağız.
    Düğünün tamamını üstlenen bir paketiniz var mı? Mekânımız hazır.
    Söz için sade bir masa istiyoruz, pudra ve beyaz tonlarında.
  `),
  extras: lines(`
    Bindallı ve taht
    Neon yazı
    Canlı çiçek
    Karşılama panosu
  `),
  availability: lines(`
    {tarih} günü ekibimiz boş; kurulumu iki saat önceden bitiriyoruz.
    O gün iki organizasyonumuz var, öğleden sonra için size yer açabiliriz.
  `),
  price: lines(`
    İstediğiniz konsept {fiyat} TL; kurulum, söküm ve nakliye dahil.
    Paketlerimiz {fiyat} TL'den başlıyor, çiçek ve ışık seçimine göre değişiyor.
  `),
  invitation: lines(`
    Örnek konseptleri göstermek için {gün} {saat} atölyemize bekleriz.
    {gün} günü arayalım, renk ve tema üzerinden geçelim.
  `),
  question: lines(`
    Çiçekler canlı mı oluyor, yapay mı?
    Kurulum için mekâna kaçta geliyorsunuz?
    Taht ve bindallı fiyata dahil mi?
  `),
  explanation: lines(`
    Masada canlı çiçek, arka fonda kaliteli yapay çiçek kullanıyoruz; isterseniz tümü canlı olabilir.
    Kurulum iki saat sürüyor, davetten en geç bir saat önce bitmiş oluyor.
    Taht ve bindallı kına paketlerimizde var, ayrıca ücret almıyoruz.
  `),
  offer: lines(`
    {ürün} için teklifimiz {fiyat} TL; nakliye ve kurulum dahil.
    Konuştuğumuz temayla {ürün} {fiyat} TL olarak netleşti.
  `),
  products: lines(`
    Kına konsepti
    Nişan konsepti
    Söz masası
    Tam organizasyon
  `),
};
