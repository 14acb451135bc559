/**
 * What texts about prices say in the languages of the world, in Latin letters without accents (see `romanize`) where the
 * script allows it. A star stands for any ending.
 */

/** Who it is free for: nobody else. `free for` is followed by one of these or by `everyone`. */
export const forWords =
  'for|fur|fuer|unter|under|pour|para|per|voor|for|till|til|dla|pro|pre|pentru|dlya|za|gia|icin|untuk|bagi|cho|na|if|wenn|with|mit|avec|con|com|met|med|bis|before|vor|avant|hasta|до|until|after|nach';
export const everybodyWords =
  'all|everyone|everybody|anyone|the public|alle|jeden|jedermann|tous|toutes|tout le monde|le public|todos|todas|todo|publico|tutti|iedereen|alla|kaikille|wszystkich|vsechny|vsetkych|mindenki*|toti|vseh|usih|vsichki|olous|herkes|semua|umum|moi nguoi|registration|registration required|rsvp|booking|ticket|anmeldung|inscription|inscripcion|inscricao|prenotazione|registraciey|reservation|reservierung|anmalan';
export const groupWords =
  'member*|mitglied*|child*|kids|kid|kind|kinder*|infant*|toddler*|student*|studier*|studi*|schuler*|pupil*|senior*|rentner*|azubi*|membre*|adherent*|abonne*|enfant*|etudiant*|moins de|socio*|miembro*|nino*|menor*|estudiante*|crianca*|estudante*|soci|bambin*|studenti|minori|leden|kinderen|medlem*|barn|born|unge|jasen*|lapset|lapsi*|opiskelij*|czlonk*|dziec*|uczn*|clen*|det*|gyer*|tag|tagok*|diak*|membri|copii|elevi|chlen*|deti|detey|detyam|detskiy|studentam|shkolnik*|pensioner*|dityam|diti|meli|paidia|foitites|uye*|cocuk*|ogrenci*|会员|會員|儿童|兒童|学生|學生|子供|子ども|小学生|未就学児|会員|회원|어린이|학생|anggota|anak*|pelajar|mahasiswa|thanh vien|tre em|sinh vien|اعضاء|اطفال|طلاب|חברים|ילדים|סטודנטים|staff|alumni|veteran*|carer*|companion*|begleit*';

/** A text denies what follows. */
export const notWords = 'not|no|nicht|keine|kein|pas|non|ne|nie|ikke|inte|ei|nem|nu|no es|não|nao|ni';

/** The dearest price is not said: `from 10`. */
export const fromWords =
  'from|from only|starting at|starting from|starts at|ab|schon ab|bereits ab|mindestens|min|min.|minimum|a partir de|a partir d|des|desde|a partire da|da|dal|vanaf|fra|fran|alkaen|od|juz od|ot|vid|von|apo|itibaren|de la|incepand de la|mulai|mulai dari|mula|dari|tu|chi tu|at least|au moins|al menos|from just|nuo|alates|kezdve|ابتداء من|من|החל מ|מ-|より|最低';
export const fromEndings =
  "and up|and above|upwards|und mehr|et plus|y mas|o mas|e oltre|en meer|och uppat|og opover|alkaen|od|i vyshe|i bolshe|ta vyshche|起|起售|から|~|～|〜|より|부터|’dan baslayan|tol|-tol|-tól|itibaren|baslayan|dan baslayan|den baslayan|'den|'dan|’den|’dan|onwards|ke atas";

/** The cheapest price is not said: `up to 25`. */
export const upToWords =
  "up to|bis|bis zu|max|max.|maximal|hochstens|hoechstens|maximum|jusqu'a|jusqu’a|jusqu a|au plus|hasta|ate|no maximo|fino a|al massimo|tot|maximaal|upp till|op til|opp til|enintaan|do|maksymalnie|az do|legfeljebb|pana la|maksimum|en fazla|hingga|sampai|toi da|ne dorozhe|ne bolshe|не более|eos|at most|less than|under|unter";
export const upToEndings = 'まで|以下|까지|以内|之内';

/** A number with one of these is an age, a time, a share or a count, and no price. */
export const unitWords =
  '%|percent|prozent|pour cent|por ciento|procent|protsent*|years|year|yrs|yo|y.o.|jahre*|jahr|j.|ans|an|anos|ano|años|anni|anno|jaar|ar|år|vuotta|vuotiaat|v.|lat|let|roku|rokov|ev|eves*|eveseknek|ani|chron*|xronon|yas|yasa|leta|god|goda|let|rokiv|rik|roky|tahun|tuoi|岁|歲|歳|才|살|세|سنة|سنوات|שנים|h|hrs|hours|hour|uhr|heures|heure|horas|ore|ora|uur|min|mins|minutes|minuten|minut*|kl.|hod*|orai|chas*|days|tage|tag|jours|dias|giorni|dagen|dagar|dage|dni|dney|nap|am|pm|a.m.|p.m.|persons|person|personen|people|personnes|personas|persone|guests|gaste|places|seats|platze|plaetze|tickets|ticket|karten|billets|entradas|biglietti|drinks|drink|getrank*|meals|credits|ects|cr|points|punkte|pers|pers.|pax|tage|wochen|weeks|termine|sessions|x|mal|times|人|名|张|장|명|枚|點|点|時|分|:|th|st|nd|rd|етаж|raum|room|hall|saal|м|m|km';

/** An amount in a part with one of these is a gift and no price. */
export const donationWords =
  'donation*|donate|spende*|spenden|trinkgeld|kollekte|don libre|don suggere|donativo*|doacao|doacoes|donazion*|offerta libera|donatie*|vrijwillige bijdrage|gava|lahjoitus*|datek|datki|adomany*|donatie|donatii|dorea|bagis*|pozhertvovan*|donat*|pozhertv*|تبرع*|תרומה|捐款|カンパ|投げ銭|寄付|기부|sumbangan|donasi|quyen gop';

/** An amount after one of these is added to the price, or is a part of it. */
export const surchargeWords =
  '+|plus|zzgl|zzgl.|zuzuglich|zuzueglich|incl|incl.|including|includes|inkl|inkl.|inklusive|einschliesslich|excl|excl.|exkl|exkl.|davon|darin|dont|hors|compris|mas|mais|piu|incluye|incluido|inclui|compreso|plyus|v tom chisle|vklyuchaya|в т.ч.|z tego|w tym|v cene|fee|fees|gebuhr|vvk-gebuhr|booking fee|save|saves|spare|sparen|rabatt|discount|skidka|deposit|pfand|kaution|caution|consigne';

/** Words for many, after a number: `100k`, `150rb`, `3만`. */
export const multipliers: Readonly<Record<string, number>> = {
  k: 1e3, тыс: 1e3, 'тыс.': 1e3, тысяч: 1e3, тысячи: 1e3, тис: 1e3, 'тис.': 1e3, rb: 1e3, ribu: 1e3, nghìn: 1e3, ngàn: 1e3, mil: 1e3, bin: 1e3, tis: 1e3, 'tis.': 1e3, tys: 1e3, 'tys.': 1e3,
  triệu: 1e6, jt: 1e6, juta: 1e6, 万: 1e4, 萬: 1e4, 만: 1e4, 千: 1e3, 천: 1e3, هزار: 1e3, ألف: 1e3, אלף: 1e3,
}; // biome-ignore format: a table
