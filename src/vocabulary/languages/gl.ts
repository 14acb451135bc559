import type { LanguageWords } from '../language-words.ts';

/** Galician. */
export const gl: LanguageWords = {
  keys: {
    event: 'actividade actividades acto actos evento eventos reunión reunións',
    calendar: 'axenda calendario calendarios',
    id: 'código identificador número referencia',
    title: 'nome título títulos',
    name: 'nome nomes',
    summary: 'descricióncurta introdución resumo subtítulo',
    description: 'contido corpo descrición detalles información ordedodía texto',
    start: 'comeza comezo datadeinicio datainicio horadeinicio horainicio inicio',
    end: 'datadefin datafin fin final horadefin horafin remata',
    date: 'cando data datas día',
    time: 'hora horario horas',
    allDay: 'díacompleto todoodía',
    timeZone: 'fusohorario zonahoraria',
    duration: 'duración',
    sessions: 'funcións sesións',
    recurrence: 'frecuencia recorrencia repetición repite',
    created: 'creación creada creado',
    updated: 'actualizado modificado',
    published: 'publicación publicada publicado',
    deadline:
      'aperturadeportas aperturaportas datalímite horaconcentración horasaída inscrición inscricións prazo saída',
    featured: 'amosarenportada boletín destacada destacado enportada naportada paxinaprincipal',
    registration: 'inscribirse inscrición reserva',
    place: 'biblioteca emprazamento espazo localización lugar lugares museo onde puntodeencontro recinto',
    address: 'enderezo rúa',
    room: 'andar aula edificio sala',
    city: 'barrio cidade concello localidade poboación vila',
    region: 'comarca país provincia rexión',
    zip: 'códigopostal',
    latitude: 'latitude',
    longitude: 'lonxitude',
    geo: 'coordenadas',
    url: 'ligazón ligazóns máisinformación páxinaweb',
    image: 'cartel cuberta foto imaxe imaxes',
    online: 'aodistancia enliña ligazónreunión virtual',
    organizer: `
      asociación concello departamento entidade escola facultade organiza organización organizador organizadora
      parroquia unidade área
    `,
    contact: 'contacto persoadecontacto',
    person: 'artista autor autora presidente secretario',
    performer: `
      artista artistas convidados docente docentes intérprete intérpretes músicos poñente poñentes profesor
    `,
    category: 'categoría categorías tipo tipoloxía xénero',
    tag: 'etiqueta etiquetas palabraschave',
    series: 'ciclo festival serie temporada',
    work: 'curso filme materia módulo obra película',
    status: 'estado situación',
    visibility: 'amosarnaweb oculto privado público restrinxida sósocios visibilidade',
    draft: 'borrador',
    cancelled: 'anulado cancelada cancelado suspendido',
    postponed: 'adiado aprazado',
    email: 'correo correoelectrónico',
    phone: 'móbil teléfono',
    price: 'achega cota entrada importe prezo prezos',
    free: 'debalde entradalibre gratuíta gratuíto',
    soldOut: 'esgotadas esgotado',
    capacity: 'aforo aforomáximo capacidade prazas',
    remaining: 'dispoñibilidade dispoñibles prazaslibres',
    language: 'idioma lingua',
    attachment: 'anexo anexos ficheiro ficheiros',
    sponsor: 'patrocinador',
    thumb: 'miniatura pequena',
    original: 'grande orixinal',
    booked: 'reservadas',
  },
  values: {
    nothing: 'ningunha, ningún',
    confirmed: `
      activo, aprobado, confirmada, confirmado, en curso, esgotado, finalizado, inscrición aberta, inscrición pechada,
      lista de agarda, previsto, programado, publicada, publicado, realizado, rematado
    `,
    tentative: 'a confirmar, data por confirmar, pendente de confirmar, provisional, provisorio, sen confirmar',
    cancelled: `
      anulada, anulado, cancelada, cancelado, desconvocada, desconvocado, non se celebra, suspendida, suspendido
    `,
    postponed: 'adiada, adiado, aprazada, aprazado, aprazamento, pendente de reprogramar, por reprogramar, posposto',
    draft: `
      arquivado, borrador, desactivado, eliminado, en preparación, non publicada, non publicado, pendente,
      pendente de aprobación, pendente de revisión, rexeitado, sen publicar
    `,
    public: 'aberta, aberto, aberto ao público, amosar na web, pública, público, si, todos, todos os públicos, visible',
    unlisted: 'agochado, invisible, non listado, oculta, oculto, só con ligazón',
    private: `
      con invitación, confidencial, interna, interno, non público, privada, privado, reservado, restrinxido,
      só con invitación, só convidados, só membros, só socios, uso interno
    `,
    only: 'exclusivamente, só',
    soldOut: `
      aforo completo, entradas esgotadas, esgotada, esgotadas, esgotado, non quedan entradas, non quedan prazas,
      prazas esgotadas, sen prazas
    `,
    free: 'acceso libre, de balde, entrada de balde, entrada gratuíta, entrada libre, gratuit*, sen custo',
    online: 'a distancia, en directo, en liña, en streaming, videoconferencia, virtual',
    yesNo: 'si/non',
    organization: `
      academia, agrupación, arquivo, asociación, ateneo, banda, biblioteca, centro, club, colexio, comisión, concello,
      consello, coral, coro, cámara, departamento, deputación, empresa, escola, facultade, federación, fundación,
      hospital, igrexa, instituto, laboratorio, museo, orquestra, parroquia, sindicato, sociedade, teatro,
      universidade, unión
    `,
    venue: `
      adro, alameda, andar, arquivo, ateneo, auditorio, aula, avenida, biblioteca, biblioteca municipal, campo,
      capela, casa, casa da cultura, castelo, centro, centro cívico, centro sociocultural, cine, colexio, convento,
      edificio, escenario, escola, estación, estadio, facultade, galería, hospital, hotel, igrexa, instituto, local,
      mercado, mosteiro, museo, parque, paseo, pavillón, pazo, piscina, pista, planta, polideportivo, porto, praia,
      praza, rúa, sala, salón, sede, teatro, universidade, xardín
    `,
    kind: `
      asemblea, ateneo, audición, baile, charla, cine, clase, club de lectura, coloquio, concerto, concurso,
      conferencia, congreso, contacontos, curso, danza, debate, deporte, encontro, ensaio, espectáculo, exposición,
      faladoiro, feira, festa, festival, foro, gala, inauguración, mercado, mesa redonda, misa, música, obradoiro,
      pase, película, pleno, presentación, proxección, recital, reunión, romaría, roteiro, seminario, teatro, torneo,
      visita, visita guiada, xornada, ópera
    `,
    takesPlace: 'celébrase, realízase',
    newDate: 'nova data',
    later: 'por confirmar, proximamente',
    indefinitely: 'indefinidamente, sine die',
    inTitles: 'suspendida, suspendido',
    because: 'debido a, por causa, por falta, por mor, por motivo, por motivos, por razóns',
    be: 'está, foi',
  },
  stems: {
    cancelled: 'anul cancel suspend',
    postponed: 'adiad aplaz',
    draft: 'borrador',
    confirmed: 'confirm esgot publi',
  },
  dates: {
    allDay: 'día completo, todo o día',
    am: 'da mañá',
    pm: 'da tarde',
    night: 'da noite',
    until: 'ata',
    at: 'a partir das, desde, ás',
    and: 'e',
    doors: 'apertura de portas, portas',
    begins: 'concerto, inicio',
    between: 'entre',
    midnight: 'medianoite',
    noon: 'do mediodía, mediodía',
  },
  paging: {
    next: 'seguinte',
    page: 'páxina páxinas',
    total: 'total',
    pageParameter: 'paxina páxina',
  },
  fields: {
    records: 'datos elementos lista listaxe resultado resultados rexistros',
    year: 'ano',
    month: 'mes',
    day: 'día',
    hour: 'hora',
    firstName: 'nome',
    lastName: 'apelido apelidos',
    role: 'función rol tipo',
    remark: 'comentario nota notas observación observacións',
    places: 'prazas',
    where: 'onde',
  },
};
