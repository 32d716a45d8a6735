import type { catalogTexts } from '../../../domain/messages/catalog-texts';
import type { Translation } from '../translation';

/** What the server says about programs, rates, counties and zip codes. */
export const serverCatalog = {
  'file-not-read': 'Bu dosya okunamıyor. Bir CSV dosyası veya çalışma kitabı kullanın.',
  'file-has-wrong-cells': 'Dosyada yanlış hücreler var.',
  'several-counties': 'Bu adda birden çok ilçe var.',
  'no-county': 'İlçe bulunamadı.',
  'no-zip-code': 'Posta kodu bulunamadı.',
  'no-year': 'Yıl bulunamadı.',
  'no-rate-sheet': 'Faiz tablosu bulunamadı.',
  'county-not-valid': 'İlçe geçerli değil.',
  'zip-not-valid': 'Posta kodu geçerli değil.',
  'program-not-valid': 'Program geçerli değil.',
  'time-not-good': 'Zaman geçerli değil.',
  'five-digits': 'Beş hane kullanın.',
  'cannot-change': 'Bu değiştirilemez.',
  'no-county-of-code': '{{code}} kodlu bir ilçe yok.',
  'no-state-of-code': '{{code}} kodlu bir eyalet yok.',
  'largest-below-smallest': 'En büyük değer en küçüğün altında.',
  'no-such-group': 'Böyle bir grup yok.',
  'no-such-rules': 'Böyle kurallar yok.',
  'time-passed': 'Bu zaman geçti.',
  'rates-done': 'Bu oranlar daha önce yayımlandı veya geri çekildi.',
  'rates-in-force': 'Bu oranlar yürürlükte veya yürürlükteydi; bunun yerine öncekilere geri dönün.',
  'rates-never-in-force': 'Yalnızca yürürlükte olmuş oranlar geri gelebilir.',
} satisfies Translation<typeof catalogTexts>;
