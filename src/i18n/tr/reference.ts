import type { reference as english, organizationResources as englishResources } from '../en/reference';
import type { Translation } from '../translation';

export const reference = {
  place: 'Yer ve iletişim',
  activeHelp: 'Etkin olmayan yeni kredi almaz.',
  activate: 'Etkinleştir',
  deactivate: 'Devre dışı bırak',
  activateConfirm_one: '{{count}} kayıt yeniden yeni kredi alır.',
  activateConfirm_other: '{{count}} kayıt yeniden yeni kredi alır.',
  deactivateConfirm_one: '{{count}} kayıt artık yeni kredi almaz. Mevcut kredileri olduğu gibi kalır.',
  deactivateConfirm_other: '{{count}} kayıt artık yeni kredi almaz. Mevcut kredileri olduğu gibi kalır.',
  branch: {
    one: 'Şube',
    lead: 'Kredi verenin kendi çalışanlarının ve perakende kredilerin bağlı olduğu yerler.',
    search: 'Ad, kod, şehir veya müdür',
    create: 'Yeni şube',
    emptyTitle: 'Henüz şube yok',
    emptyText: 'Perakende krediler bir şubeye bağlıdır. İlkini oluşturun.',
  },
  company: {
    one: 'Aracı şirket',
    lead: 'Kredi verene kredi getiren aracılar ve muhabirler.',
    search: 'Ad, şehir veya e-posta',
    create: 'Yeni şirket',
    processHelp: 'Yalnızca muhabirler için.',
    emptyTitle: 'Henüz aracı şirket yok',
    emptyText: 'Toptan ve muhabir kredileri bir şirkete bağlıdır. İlkini oluşturun.',
  },
  fees: {
    actions: 'İşlemler',
    title: 'Şube ücretleri',
    add: 'Ücret ekle',
    edit: 'Ücreti düzenle',
    remove: '{{name}} ücretini sil',
    removeText: '{{amount}} tutarındaki ücret bu şubenin yeni kredilerine artık eklenmez.',
    emptyTitle: 'Bu şubenin kendi ücreti yok',
    emptyText: 'Buraya eklenen ücret bu şubenin kredilerine eklenir.',
  },
} satisfies Translation<typeof english>;

const place = {
  name: 'Ad',
  nmlsId: 'NMLS numarası',
  address: 'Adres',
  city: 'Şehir',
  state: 'Eyalet',
  zip: 'Posta kodu',
  phone: 'Telefon',
  email: 'E-posta',
  channel: 'Kanal',
  priceGroup: 'Fiyat grubu',
  active: 'Etkin',
};

export const organizationResources = {
  branches: { name: 'Şube', fields: { ...place, code: 'Kod', manager: 'Müdür', fees: 'Ücretler' } },
  companies: {
    name: 'Aracı şirket',
    fields: { ...place, correspondentProcess: 'Muhabir süreci' },
    options: { channel: { '2': 'Toptan', '3': 'Muhabir' } },
  },
  'branch-fees': {
    name: 'Şube ücreti',
    fields: { type: 'Ücret', amount: 'Tutar', paidBy: 'Ödeyen', appliesTo: 'Geçerli olduğu krediler' },
    options: {
      paidBy: { borrower: 'Borçlu', lender: 'Kredi veren', seller: 'Satıcı' },
      appliesTo: { all: 'Tüm krediler', purchase: 'Satın almalar', refinance: 'Yeniden finansmanlar' },
    },
  },
} satisfies Translation<typeof englishResources>;
