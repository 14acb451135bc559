import { describe, expect, test } from 'vitest';
import { readKey } from '../../src/vocabulary/key-words.ts';
import type { Concept } from '../../src/vocabulary/language-words.ts';

/** What developers name the keys of an event, in each language. */
const keys: Readonly<Record<string, Partial<Record<Concept, string>>>> = {
  English: { title: 'title headline eventName', description: 'description body remarks', start: 'startDate begin_ts DT_FROM starts_at', end: 'finish_ts endDate DT_TO until', created: 'created_at dateEntered CREATE_TS addedOn', updated: 'amended lastChanged UPD_TS modified_on', deadline: 'enroll_until registrationDeadline applyBy', place: 'venue where', organizer: 'organizer hosted_by who company', cancelled: 'calledOff is_cancelled', category: 'videogame', performer: 'company' },
  Russian: { title: 'Наименование Заголовок Что nazvanie', description: 'Описание Примечание opisanie', start: 'ДатаНачала начинается data_nachala', end: 'ДатаОкончания заканчивается завершается', date: 'Когда Дата', place: 'Где МестоПроведения Площадка', organizer: 'Организатор Устроитель', created: 'Создано ДатаСоздания добавлено', updated: 'Изменено ДатаИзменения отредактировано', cancelled: 'ПометкаУдаления отменена', postponed: 'перенесено отложено', allDay: 'ВесьДень', category: 'Категория ВидМероприятия', url: 'Ссылка сайт', image: 'Картинка Обложка', room: 'Аудитория Помещение', tag: 'КлючевыеСлова' },
  Ukrainian: { title: 'Назва Заголовок', description: 'Опис Зміст', start: 'ДатаПочатку початок починається', end: 'завершення кінець закінчення', place: 'Місце МісцеПроведення', updated: 'оновлено змінено', created: 'створено', cancelled: 'скасовано відмінено', image: 'зображення світлина', organizer: 'організатор rada', performer: 'zdobuvach', person: 'kerivnyk', category: 'spetsialnist Спеціальність', url: 'посилання сторінка' },
  German: { title: 'titel was veranstaltungstitel bezeichnung', description: 'beschreibung Bemerkung Ausschreibung zusatzinfo', start: 'beginn beginnt_am startzeit anfangsdatum', end: 'ende_zeit endet_am enddatum', date: 'wann datum veranstaltungsdatum', place: 'wo ort spielstaette veranstaltungsort', organizer: 'wer veranstalter ausrichter gastgeber', created: 'erfasst_am angelegt_am erstellt_am eingestellt_am', updated: 'geaendert_am zuletzt_geaendert aktualisiert_am letzteAenderung', url: 'webseite detailseite verweis', image: 'bild titelbild hauptbild', cancelled: 'entfaellt abgesagt faellt_aus', postponed: 'verschoben verlegt', deadline: 'anmeldeschluss anmeldung_bis meldefrist', category: 'sparte veranstaltungstyp rubrik', person: 'erfasst_von bearbeiter' },
  Luxembourgish: { title: 'titel Numm', description: 'Beschreiwung', start: 'Ufank', end: 'Enn', place: 'Plaz', address: 'Adress', updated: 'Lescht_Ännerung', cancelled: 'annuléiert', registration: 'Umellen', performer: 'Leedung', price: 'Präis' },
  French: { title: 'titre intitule quoi', description: 'descriptif remarques contenu', start: 'date_debut commence heureDebut', end: 'date_fin seTermine heureFin', place: 'lieu endroit', created: 'cree_le saisi_le dateCreation', updated: 'modifie_le maj_le derniereMaj', url: 'lien siteWeb', image: 'affiche visuel vignette', cancelled: 'annule supprimee', postponed: 'reporte ajourne', organizer: 'organisateur organisePar', deadline: 'inscription_avant dateLimite', allDay: 'journee_entiere', category: 'rubrique thematique' },
  Spanish: { title: 'titulo denominacion', description: 'descripcion observaciones', start: 'fechaInicio empieza dt_ini', end: 'fechaFin termina finaliza', date: 'cuando fecha', place: 'donde recinto sede lugar LugNom', city: 'CiuNom', created: 'creado_el fechaAlta', updated: 'modificado_el ultimoCambio actualizado', url: 'enlace', image: 'cartel imagenPrincipal portada', cancelled: 'cancelado anulada suspendido', postponed: 'aplazado', organizer: 'organizador convocante', performer: 'director', allDay: 'todo_el_dia', deadline: 'fechaLimite plazo', price: 'inversion_total' },
  Finnish: { title: 'otsikko tapahtumanNimi', description: 'kuvaus lisatiedot huomautus', start: 'alkaa alkaaPvm alkamisaika', end: 'päättyy loppupvm päättymisaika', date: 'milloin pvm ajankohta', place: 'missä paikka pitopaikka', created: 'luotu lisatty', updated: 'muokattu paivitetty viimeksiMuokattu', url: 'linkki verkkosivu', image: 'kuva kansikuva', cancelled: 'peruttu', postponed: 'siirretty', organizer: 'järjestäjä kuka', status: 'tila', deadline: 'ilmoittautuminen', allDay: 'kokoPaiva', room: 'huone sali' },
  Italian: { title: 'titolo', description: 'descrizione', start: 'dataInizio inizia', end: 'dataFine finisce', place: 'luogo dove', created: 'creato_il inserito_il', updated: 'aggiornato_il modificato', cancelled: 'annullato', postponed: 'rinviato', url: 'collegamento', image: 'locandina', deadline: 'scadenza' },
  Portuguese: { title: 'titulo nomeEvento', description: 'descricao PAUTA', category: 'TP_EVENTO tp_curso', price: 'VL_INSCRICAO vlr_ingresso', start: 'dt_ini inicio', end: 'hr_fim termino', place: 'onde lugar', created: 'criado_em', updated: 'alterado_em atualizado', cancelled: 'cancelado', postponed: 'adiado', url: 'ligacao', image: 'imagem', deadline: 'prazo' },
  Polish: { title: 'tytul tytuł', description: 'opis uwagi', start: 'rozpoczecie dataRozpoczecia', end: 'zakonczenie dataZakonczenia', place: 'miejsce gdzie', created: 'utworzono dodane', updated: 'zmodyfikowano ostatniaZmiana', cancelled: 'odwolane odwołano', postponed: 'przelozone', url: 'odnosnik stronaWWW', image: 'zdjecie grafika', organizer: 'organizator', allDay: 'calodniowe' },
  Dutch: { title: 'titel onderwerp', description: 'omschrijving opmerkingen', start: 'aanvang begindatum', end: 'einddatum eindtijd', place: 'waar locatie', created: 'aangemaakt', updated: 'gewijzigd_op', cancelled: 'geannuleerd afgelast', category: 'onderwerp', postponed: 'uitgesteld', image: 'afbeelding', organizer: 'organisator' },
  Scandinavian: { title: 'rubrik overskrift tittel', description: 'beskrivning beskrivelse innhold', start: 'startar startdato starttidspunkt', end: 'slutar sluttdato slutter', place: 'plats hvor sted', created: 'skapad oprettet', updated: 'uppdaterad endret ændret', cancelled: 'inställd aflyst avlyst', postponed: 'uppskjuten udsat utsatt', image: 'bild billede', organizer: 'arrangör arrangør', deadline: 'sistaAnmälningsdag tilmelding påmelding' },
  'Czech and Slovak': { title: 'nazev nadpis', description: 'popis poznamka', start: 'zacatek zahajeni začiatok', end: 'konec ukonceni', place: 'misto miesto kde', created: 'vytvoreno vlozeno', updated: 'zmeneno upraveno', cancelled: 'zruseno zrušené', postponed: 'odlozeno přeloženo', image: 'obrazek', organizer: 'poradatel usporiadatel' },
  Hungarian: { title: 'cim megnevezes', description: 'leiras tartalom', start: 'kezdet kezdodik', end: 'vege befejezes', place: 'helyszin', created: 'letrehozva', updated: 'modositva', cancelled: 'elmarad lemondva', image: 'kep', organizer: 'szervezo', deadline: 'hatarido' },
  'Romanian and Catalan': { title: 'titlu títol', description: 'descriere descripció', start: 'inceput comença', end: 'sfarsit acaba', place: 'locatia lloc', updated: 'actualizat', cancelled: 'anulat', image: 'imagine imatge' },
  'South Slavic': { title: 'naslov Заглавие naziv', description: 'opis sadrzaj sadržaj', start: 'pocetak začetek začne', end: 'zavrsetak konec', place: 'mjesto prizorišče място', created: 'kreirano ustvarjeno', updated: 'azurirano posodobljeno izmijenjeno', cancelled: 'otkazano odpovedano', postponed: 'odgođeno prelozeno', image: 'slika снимка', organizer: 'организатор prireditelj' },
  Turkish: { title: 'baslik başlık', description: 'aciklama', start: 'baslangic', end: 'bitis bitiş', place: 'mekan', created: 'olusturma', updated: 'guncelleme', cancelled: 'iptal', postponed: 'ertelendi', image: 'gorsel', organizer: 'duzenleyen' },
  Baltic: { title: 'pealkiri nosaukums pavadinimas', description: 'kirjeldus apraksts aprašymas', start: 'algus sākums pradžia', end: 'lõpp beigas pabaiga', place: 'toimumiskoht vieta', updated: 'muudetud atjaunināts atnaujinta', cancelled: 'tühistatud atcelts atšaukta', organizer: 'korraldaja rīkotājs', image: 'pilt attēls nuotrauka' },
  Greek: { title: 'τίτλος titlos', description: 'περιγραφή', start: 'έναρξη ημερομηνίαΈναρξης', end: 'λήξη', date: 'ημερομηνία', place: 'τόπος τοποθεσία', image: 'εικόνα', category: 'κατηγορία', organizer: 'διοργανωτής', cancelled: 'ακυρώθηκε', status: 'κατάσταση' },
  'Chinese, Japanese, Korean': { title: '标题 タイトル 제목', description: '内容 説明 설명', start: '開始日時 开始时间 시작일시', end: '終了日時 结束时间 종료일', place: '会場 地点 장소', category: '分类 カテゴリ 분류', organizer: '主催者 主办方 주최', image: '画像 图片 이미지', cancelled: '中止 已取消 취소', updated: '更新日時 更新时间 수정일', deadline: '締切 报名截止 마감일' },
  'What schools, councils and clubs write': { title: '會議標題', place: '會議地點 bane shop_name', category: '會議種類 vergaderingtype', organizer: '委員會', id: '会议代码 活动代号', summary: '案内', contact: '召集委員 baneleder', online: 'veebiylekanne teleconf_url', price: 'taispilet sooduspilet', soldOut: 'beteta', performer: 'Encadrants', updated: 'keista_kada', created: 'kurta_kada', description: 'annai' },
  'Who shows people around': { performer: 'gids gidsen przewodnik sprievodca vodič экскурсовод gids gidas giid oppaat omviser idegenvezető ghid ξεναγός rehber مرشد מדריך ガイド 导游 가이드 pemandu guida guía' },
  'Hebrew and Arabic': { title: 'כותרת عنوان', description: 'תיאור وصف', start: 'התחלה بداية', end: 'סיום نهاية', date: 'תאריך تاريخ', place: 'מקום مكان', organizer: 'מארגן منظم', work: 'الدورة', image: 'תמונה صورة' },
}; // biome-ignore format: a table

describe('the words of keys', () => {
  test.each(
    Object.entries(keys).flatMap(([language, concepts]) =>
      Object.entries(concepts).map(([concept, words]) => [language, concept, words.split(' ')] as const),
    ),
  )('%s: %s is %j', (_, concept, words) => {
    const missed = words.filter((word) => !readKey(word).concepts.has(concept as Concept));
    expect(missed).toEqual([]);
  });

  test('how hard a way is, is no room, and a special note no category', () => {
    expect(readKey('daraje_sakhti').concepts).not.toContain('room');
    expect(readKey('special_message').concepts).not.toContain('category');
  });

  test('a stamp is no start, an end no start, a deadline no end', () => {
    const kept: readonly (readonly [string, Concept])[] = [
      ['created_at', 'start'], ['geaendert_am', 'start'], ['muokattu', 'start'], ['modificado_el', 'start'], ['data_izmeneniya', 'start'], ['loppupvm', 'start'],
      ['date_fin', 'start'], ['data_zakonczenia', 'start'], ['anmeldeschluss', 'start'], ['hatarido', 'end'], ['prazo', 'end'], ['締切', 'end'], ['erfasst_am', 'updated'],
      ['erstellt_am', 'updated'], ['creado_el', 'updated'], ['creepar', 'created'], ['erfasst_von', 'organizer'], ['veranstalter', 'event'], ['beschreibung', 'title'],
      ['current_version', 'price'], ['地区代码', 'id'], ['类型代码', 'id'], ['案内', 'description'],
    ]; // biome-ignore format: a table
    for (const [key, concept] of kept) expect([...readKey(key).concepts], key).not.toContain(concept);
  });
});
