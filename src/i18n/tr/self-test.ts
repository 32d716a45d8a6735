import type { selfTest as english } from '../en/self-test';
import type { Translation } from '../translation';

export const selfTest = {
  lead: 'Portalın her parçası kendini sınar. İnsanların üzerinde çalıştığı hiçbir şeye dokunulmaz.',
  parts: 'Portalın parçaları',
  runAll: 'Tüm sınamaları çalıştır',
  run: 'Çalıştır',
  runOne: 'Sınamayı çalıştır: {{name}}',
  notYet: 'Henüz sınanmadı',
  allWork_one: '{{count}} parça sınandı: çalışıyor',
  allWork_other: '{{count}} parça sınandı: hepsi çalışıyor',
  someFail_one: '{{count}} parça çalışmıyor',
  someFail_other: '{{count}} parça çalışmıyor',
  waiting: 'Sınanmadı',
  running: 'Sınanıyor…',
  ok: 'Çalışıyor · {{time}} ms',
  failed: 'Başarısız · {{time}} ms',
  noAnswer: 'Yanıt yok',
  database: {
    title: 'Veritabanı',
    what: 'Bir satır yazar, geri okur ve siler.',
    todo: 'PostgreSQL’in çalıştığını ve DATABASE_URL’nin ona götürdüğünü denetleyin; neyin reddedildiği günlüktedir.',
  },
  los: {
    title: 'Kredi oluşturma sistemi',
    what: 'Hazır olup olmadığını ve son değişiklikleri sorar.',
    todo: 'LOS’un çalıştığını ve LOS_URL’nin ona götürdüğünü denetleyin. Bu sırada kredi listesi okunabilir, ancak krediler değiştirilemez.',
  },
  files: {
    title: 'Dosya deposu',
    what: 'Küçük bir dosya saklar, geri okur ve kaldırır.',
    todo: 'Diskte yer olduğunu ve yazılabildiğini ya da kova ile anahtarlarının doğru olduğunu denetleyin (S3_*).',
  },
  mail: {
    title: 'E-posta',
    what: 'Kendi adresinize bir ileti gönderir.',
    todo: 'Posta sunucusunun ileti kabul ettiğini denetleyin (SMTP_URL). O zamana dek kimse PIN alamaz.',
  },
  pin: {
    title: 'Doğrulama PIN’i',
    what: 'Bir PIN üretir, bir kez kabul eder, sonra reddeder. Kimse oturum açmaz.',
    todo: 'Kimse oturum açamaz. Veritabanının değişiklik kabul ettiğini denetleyin ve günlükte başarısız adıma bakın.',
  },
  clock: {
    title: 'Saat',
    what: 'Portalın saatini veritabanınınkiyle karşılaştırır.',
    todo: 'Her iki makineyi bir zaman sunucusuna göre ayarlayın; o zamana dek kilitler ve PIN’ler yanlış zamanda biter.',
  },
  live: {
    title: 'Canlı değişiklikler',
    what: 'Açık bir sayfa gibi, akıştan yaşam belirtisi gelene dek dinler.',
    todo: 'Sayfalar başkalarının yaptıklarını artık kendiliğinden izlemiyor. Veritabanı çalışıyorsa portalı yeniden başlatın.',
  },
} satisfies Translation<typeof english>;
