import { expect, it } from 'vitest';
import { readKey } from '../../src/vocabulary/key-words.ts';
import type { Concept } from '../../src/vocabulary/language-words.ts';

/**
 * Keys of ordinary portals in English and the widest spread languages, which no word of another language may give a new
 * meaning: beside each, what it must not mean.
 */
const poisoned: readonly (readonly [key: string, ...concepts: readonly Concept[]])[] = [
  ['statusCategory', 'category'], ['reporter', 'postponed'], ['prezentare', 'performer'], ['prezentacja', 'performer'], ['prezentace', 'performer'], ['darstellung', 'performer'],
  ['temps', 'draft'], ['charge', 'contact'], ['include', 'featured'], ['landing_page', 'featured'], ['Начална дата', 'featured'], ['SN_PUBLICO', 'id'], ['amazon_url', 'id'], ['razon_social', 'id'], ['namayesh', 'featured'], ['search', 'featured'],
  ['fi', 'end'], ['fr', 'place', 'start'], ['de', 'place'], ['en', 'start', 'end'], ['es', 'start', 'end'], ['it', 'name', 'title'], ['id', 'online', 'place'], ['is', 'name'],
  ['site', 'place', 'url'], ['site_title', 'place'], ['by', 'city'], ['no', 'id'], ['am', 'time'], ['art', 'person'], ['the', 'tag'], ['ten', 'name'], ['post', 'place'], ['fail', 'attachment'],
  ['gate', 'address'], ['vertical', 'organizer'], ['misc', 'count'], ['times', 'price'], ['number', 'id'], ['page_number', 'id'], ['guests', 'performer'],
  ['direct', 'online'], ['distance', 'event'], ['complete', 'soldOut'], ['full_name', 'soldOut'], ['nombre_completo', 'soldOut'], ['nom_complet', 'soldOut'], ['charge', 'price'],
  ['in_charge', 'price'], ['structured_content', 'organizer'], ['markup', 'description'], ['marks', 'tag'], ['serial', 'series'], ['patron', 'room'], ['talent', 'language'], ['program', 'series'],
  ['sat', 'time'], ['dani', 'date'], ['data', 'place', 'end'], ['son', 'end'], ['var', 'place'], ['bei', 'price'], ['via', 'place'], ['sale', 'room'], ['belt', 'city'], ['stat', 'region'],
  ['changing', 'place', 'sessions'], ['program', 'title'], ['kitchen', 'event'], ['quantity', 'allDay'], ['texte_riche', 'calendar'], ['pratique', 'description'], ['församlingshem', 'name'], ['machine', 'city'],
  ['control', 'price'], ['contrat', 'price'], ['contributo', 'performer'], ['contribution', 'performer'], ['contributions', 'performer', 'price'], ['uri', 'category'], ['oraș', 'time'], ['gestion', 'performer', 'person'], ['presentation', 'organizer', 'person'], ['portée', 'organizer'], ['hidden_from', 'start'], ['numEntrants', 'price'],
]; // biome-ignore format: a table

it.each(poisoned.map(([key, ...concepts]) => ({ key, concepts })))('$key', ({ key, concepts }) => {
  const { concepts: said } = readKey(key);
  expect(concepts.filter((concept) => said.has(concept))).toEqual([]);
});

it.each([
  ['practitioner', 'performer'], ['reporter', 'person'], ['assignee', 'person'], ['statusCategory', 'status'],
  ['last_published_at', 'updated'], ['EditDate', 'updated'], ['bearbeitet_am', 'updated'], ['fecha_edicion', 'updated'], ['first_published_at', 'published'], ['dernière_publication', 'updated'], ['capacity', 'count'], ['oraAzon', 'id'], ['آخر_يوم', 'end'], ['الافتتاح', 'start'], ['performers', 'person'], ['registration', 'deadline'], ['isFree', 'free'], ['soldOut', 'soldOut'], ['ausverkauft', 'soldOut'], ['veranstaltungsreihe', 'series'],
  ['künstler', 'performer'], ['aforo', 'capacity'], ['無料イベント', 'free'], ['イベント会場', 'place'], ['活动名称', 'title'], ['시작일시', 'start'], ['tədbir', 'event'], ['tedbir', 'event'], ['początek', 'start'],
  ['ngày bắt đầu', 'start'], ['thoiGian', 'time'], ['waktu_mulai', 'start'], ['tarehe', 'date'], ['शीर्षक', 'title'], ['วันที่เริ่ม', 'start'], ['შემსრულებელი', 'performer'], ['վերնագիր', 'title'],
  ['தலைப்பு', 'title'], ['நிகழ்ச்சி இடம்', 'place'], ['सुरुवात तारीख', 'start'], ['समाप्ती वेळ', 'end'], ['শুরুর তারিখ', 'start'], ['আয়োজক', 'organizer'],
  ['εμφάνιση', 'visibility'], ['zobrazit', 'visibility'], ['shirizu', 'series'], ['uvodni_strana_na_titulce', 'featured'], ['a_la_une', 'featured'], ['首页显示', 'featured'],
] as const)('%s says %s', (key, concept) => {
  expect([...readKey(key).concepts]).toContain(concept);
}); // biome-ignore format: a table

it.each([
  ['event_mei', 'title'], ['kaisai_bi', 'date'], ['kaishiNichiji', 'start'], ['syuuryou_jikan', 'end'], ['kaijo', 'place'], ['jusho', 'address'], ['shurui', 'category'], ['moushikomi_url', 'registration'],
  ['sankahi', 'price'], ['koushinNichiji', 'updated'], ['koushi', 'performer'], ['kaisha_mei', 'organizer'], ['biaoti', 'title'], ['kssj', 'start'], ['jssj', 'end'], ['hdmc', 'title'], ['hdid', 'id'], ['hddd', 'place'], ['zbdw', 'organizer'], ['gxsj', 'updated'], ['hiyo', 'price'], ['posl_den', 'end'], ['ekpaideftis', 'performer'], ['dt_zmeny', 'updated'], ['goroh', 'category'], ['jieshu_shijian', 'end'], ['zhubanfang', 'organizer'], ['leixing', 'category'], ['tupian', 'image'],
  ['ejrakonande', 'performer'], ['kharid_belit', 'registration'], ['jaye_khali', 'remaining'], ['sharh_kootah', 'summary'], ['virayesh', 'updated'], ['zan_sekisuu', 'remaining'], ['dieuthinsi', 'address'], ['railaiat', 'description'], ['kartisim', 'registration'],
  ['mechir', 'price'], ['tavisupali_adgilebi', 'remaining'], ['sevagir', 'draft'], ['tadhakir', 'registration'], ['wasf_mukhtasar', 'summary'], ['shrinkhala', 'series'],
  ['иш_чара_коду', 'event'], ['өтүүчү_жер', 'place'], ['толук_күн', 'allDay'], ['Namamahala', 'organizer'], ['Katayuan', 'status'], ['abadhiMinet', 'duration'], ['dartaLink', 'registration'], ['nMekomotPnuim', 'remaining'], ['THESEIS_ELEYTH', 'remaining'],
  ['thodakka_neram', 'start'], ['pathivu_mudivu', 'deadline'], ['erpaattaalar', 'organizer'], ['inaiyavazhi', 'online'], ['nondani', 'registration'], ['shironam', 'title'],
  ['haengsa_jemok', 'title'], ['jongnyo_ilsi', 'end'], ['jangso', 'place'], ['chamgabi', 'price'], ['onvan', 'title'], ['taarich', 'date'], ['wanthi', 'date'], ['dasatsqisi', 'start'], ['nkaragrutyun', 'description'],
] as const)('%s, in Latin letters, says %s', (key, concept) => {
  expect([...readKey(key).concepts]).toContain(concept);
}); // biome-ignore format: a table
