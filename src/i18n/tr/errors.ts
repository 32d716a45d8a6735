import type { errors as english } from '../en/errors';
import type { Translation } from '../translation';

export const errors = {
  unreachable: 'Portala ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  busy: 'Sunucunun yanıt vermesi çok uzun sürüyor. Site geçici olarak kullanılamıyor veya çok yoğun olabilir. Lütfen birkaç dakika sonra yeniden deneyin. Verdiğimiz rahatsızlık için özür dileriz.',
  badRequest: 'Hatalı istek!',
  download: 'İndirme sırasında hata oluştu. {{text}}',
  status: 'Hata {{status}}',
} satisfies Translation<typeof english>;
