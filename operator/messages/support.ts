export const supportMessages = {
  callRequested: {
    tr: 'Talebiniz alındı. En kısa sürede sizi arayacağız.',
    en: 'We have your request and will call you as soon as we can.',
  },
  blankName: { tr: 'Lütfen adınızı yazın.', en: 'Please enter your name.' },
  blankMessage: { tr: 'Lütfen bir mesaj yazın.', en: 'Please enter a message.' },
  blankSubject: { tr: 'Lütfen bir konu yazın.', en: 'Please enter a subject.' },
  blankContact: { tr: 'İletişim bilgisi boş olamaz.', en: 'A contact cannot be blank.' },
  noSuchPage: { tr: 'Böyle bir sayfa bulunamadı.', en: 'There is no such page.' },
  noSuchTicket: { tr: 'Böyle bir destek talebi bulunamadı.', en: 'There is no such ticket.' },
  ticketOpened: { tr: '{id} numaralı destek talebiniz açıldı.', en: 'Your ticket no. {id} has been opened.' },
  ticketReplied: { tr: 'Mesajınız eklendi.', en: 'Your message has been added.' },
  ticketClosed: { tr: 'Destek talebiniz kapatıldı.', en: 'Your ticket has been closed.' },
  ticketIsClosed: {
    tr: 'Bu destek talebi kapatılmış. Yeni bir talep açabilirsiniz.',
    en: 'This ticket is closed. You can open a new one.',
  },
  ticketReceipt: {
    tr: 'Talebinizi aldık; kayıt numaranız {id}. Ekibimiz yanıtladığında burada göreceksiniz.',
    en: 'We have your request under no. {id}. Our team’s answer will appear here.',
  },
} as const;
