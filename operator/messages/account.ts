export const accountMessages = {
  sessionEnded: {
    tr: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
    en: 'Your session has ended. Please log in again.',
  },
  loginFailed: { tr: 'Kullanıcı adı veya şifre hatalı.', en: 'The username or password is wrong.' },
  loggedIn: { tr: 'Hoş geldiniz, {name}.', en: 'Welcome, {name}.' },
  registered: { tr: 'Hesabınız oluşturuldu.', en: 'Your account has been created.' },
  usernameTaken: { tr: 'Bu kullanıcı adı alınmış.', en: 'This username is taken.' },
  emailTaken: { tr: 'Bu e-posta adresi kayıtlı.', en: 'This email address is already registered.' },
  personalNoTaken: {
    tr: 'Bu kimlik numarasıyla bir hesap var.',
    en: 'There is already an account with this national ID.',
  },
  nameNotLetters: {
    tr: 'Ad ve soyad yalnızca harflerden oluşmalı, kelimeler arasında tek boşluk olmalıdır.',
    en: 'First and last names can contain only letters, with single spaces between words.',
  },
  usernameNotPlain: {
    tr: 'Kullanıcı adı yalnızca harf ve rakamlardan oluşmalıdır.',
    en: 'A username can contain only letters and digits.',
  },
  emailNotValid: { tr: 'E-posta adresi geçerli değil.', en: 'The email address is not valid.' },
  countryUnknown: { tr: 'Bu ülkeden üye kabul edilmiyor.', en: 'Players from this country are not accepted.' },
  currencyUnknown: { tr: 'Bu para birimi kullanılamıyor.', en: 'This currency is not available.' },
  birthDateNotReal: { tr: 'Doğum tarihi geçerli değil.', en: 'The date of birth is not valid.' },
  tooYoung: {
    tr: 'Üye olmak için {age} yaşını doldurmuş olmalısınız.',
    en: 'You must be at least {age} years old to register.',
  },
  passwordCommon: {
    tr: 'Bu şifreyi çok kişi kullanıyor ya da adınızı içeriyor; başka bir şifre seçin.',
    en: 'Many people use this password, or it is your name: choose another one.',
  },
  passwordsDiffer: { tr: 'Şifreler aynı değil.', en: 'The passwords do not match.' },
  oldPasswordWrong: { tr: 'Mevcut şifreniz hatalı.', en: 'Your current password is wrong.' },
  passwordChanged: { tr: 'Şifreniz değiştirildi.', en: 'Your password has been changed.' },
  passwordChangedTitle: { tr: 'Şifreniz değiştirildi', en: 'Your password was changed' },
  resetCodeSent: {
    tr: 'Bu kullanıcı adına ait bir hesap varsa e-posta adresine bir kod gönderildi.',
    en: 'If there is an account with this username, a code has been sent to its email address.',
  },
  codeWrong: {
    tr: 'Kod hatalı veya süresi dolmuş. Yeni bir kod isteyebilirsiniz.',
    en: 'The code is wrong or has expired. You can ask for a new one.',
  },
  codeRight: { tr: 'Kod doğrulandı.', en: 'The code is correct.' },
  phoneCodeSent: { tr: '{phone} numarasına bir kod gönderildi.', en: 'A code has been sent to {phone}.' },
  phoneVerified: { tr: 'Telefon numaranız doğrulandı.', en: 'Your phone number has been verified.' },
  phoneCodeText: {
    tr: 'Telefon doğrulama kodunuz: {code}. Kod {minutes} dakika geçerlidir; kimseyle paylaşmayın.',
    en: 'Your phone verification code is {code}. It is valid for {minutes} minutes; do not share it with anyone.',
  },
  phoneNotVerified: {
    tr: 'Önce şimdiki numaranızı doğrulayın.',
    en: 'Verify your present number first.',
  },
  phoneIsVerified: {
    tr: 'Numaranız doğrulanmış. Değiştirmek için eski ve yeni numaraya gelen kodlar gerekir.',
    en: 'Your number is verified. To change it you need the codes sent to the old and the new number.',
  },
  phoneIsSame: {
    tr: 'Bu numara zaten hesabınızda kayıtlı. Başka bir numara yazın.',
    en: 'This is your number already. Enter another one.',
  },
  phoneChangeCodesSent: {
    tr: 'Eski ve yeni numaranıza birer kod gönderildi.',
    en: 'A code has been sent to your old number and one to your new number.',
  },
  phoneChangeWait: {
    tr: 'Bu numaraya az önce kod gönderildi. {seconds} saniye sonra yeniden deneyin.',
    en: 'A code has just been sent to this number. Try again in {seconds} seconds.',
  },
  phoneChangeExpired: {
    tr: 'Kodların süresi doldu. Yeni numaranızı yeniden yazın.',
    en: 'The codes have expired. Enter your new number again.',
  },
  phoneChangeReplaced: {
    tr: 'Bu arada başka bir numara için kod istendi. Yeni numaranızı yeniden yazın.',
    en: 'Codes for another number were requested meanwhile. Enter your new number again.',
  },
  phoneChangeUsedUp: {
    tr: 'Kod beş kez yanlış girildi. Yeni numaranızı yeniden yazın.',
    en: 'A wrong code was entered five times. Enter your new number again.',
  },
  phoneChanged: { tr: 'Telefon numaranız değiştirildi.', en: 'Your phone number has been changed.' },
  phoneChangedTitle: { tr: 'Telefon numaranız değişti', en: 'Your phone number was changed' },
  phoneChangedNote: {
    tr: 'Hesabınızın telefon numarası değişti. Yeni numara {phone} ile bitiyor. Değiştiren siz değilseniz şifrenizi değiştirin ve destek ekibine yazın.',
    en: 'The phone number of your account was changed. The new one ends in {phone}. If it was not you, change your password and write to support.',
  },
  phoneChangeOldCode: {
    tr: 'Hesabınızın numarasını {phone} ile biten numarayla değiştirme kodunuz: {code}. Kod {minutes} dakika geçerlidir. Bunu siz istemediyseniz kodu kimseyle paylaşmayın ve şifrenizi değiştirin.',
    en: 'Your code to replace the number of your account by the one that ends in {phone} is {code}. It is valid for {minutes} minutes. If it was not you, share it with no one and change your password.',
  },
  phoneChangeNewCode: {
    tr: 'Bu numarayı hesabınıza ekleme kodunuz: {code}. Kod {minutes} dakika geçerlidir; kimseyle paylaşmayın.',
    en: 'Your code to add this number to your account is {code}. It is valid for {minutes} minutes; do not share it with anyone.',
  },
  phoneChangeTaken: {
    tr: 'Bu numara başka bir hesaba eklenmek istendi, ama zaten bir hesapta kayıtlı. İsteyen sizseniz o hesapla giriş yapın veya destek ekibine yazın.',
    en: 'Someone asked to add this number to another account, but it belongs to an account already. If it was you, log in to that account or write to support.',
  },
  resetCodeText: {
    tr: 'Şifre sıfırlama kodunuz: {code}. Kod {minutes} dakika geçerlidir. Bu isteği siz yapmadıysanız iletiyi dikkate almayın.',
    en: 'Your password reset code is {code}. It is valid for {minutes} minutes. If you did not ask for it, ignore this message.',
  },
  sessionIsEnded: { tr: 'Oturum sonlandırıldı.', en: 'The session has been ended.' },
  otherSessionsEnded: { tr: 'Diğer tüm oturumlarınız sonlandırıldı.', en: 'All your other sessions have been ended.' },
  sessionHasEnded: { tr: 'Bu oturum zaten sona ermiş.', en: 'This session has already ended.' },
  sessionUnknown: { tr: 'Böyle bir oturumunuz yok.', en: 'You have no such session.' },
  sessionIsThis: {
    tr: 'Bu, şu an kullandığınız oturum. Sonlandırmak için çıkış yapın.',
    en: 'This is the session you are using. Log out to end it.',
  },
  newDevice: { tr: 'Hesabınıza yeni bir cihazdan giriş yapıldı', en: 'A new device has logged in to your account' },
  newDeviceNote: {
    tr: 'Cihaz: {device}. Zaman: {time}. Giriş yapan siz değilseniz oturum geçmişinde bu oturumu sonlandırın ve şifrenizi değiştirin.',
    en: 'Device: {device}. Time: {time}. If it was not you, end this session in your session history and change your password.',
  },
  passwordChangedNote: {
    tr: 'Cihaz: {device}. Zaman: {time}. Diğer oturumlarınız sonlandırıldı. Değiştiren siz değilseniz “Şifremi unuttum” ile yeni bir şifre belirleyin ve destek ekibine yazın.',
    en: 'Device: {device}. Time: {time}. Your other sessions have been ended. If it was not you, set a new password with “Forgot password” and write to support.',
  },
  unknownDevice: { tr: 'Bilinmeyen cihaz', en: 'Unknown device' },
} as const;
