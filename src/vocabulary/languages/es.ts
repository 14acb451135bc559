import type { LanguageWords } from '../language-words.ts';

/** Spanish. */
export const es: LanguageWords = {
  keys: {
    event: 'actividad actividades acto actos evento eventos',
    calendar: 'agenda agendas calendario calendarios grupo grupos',
    id: 'identificador idevento número',
    title: 'asunto denominación nombre tema titular título',
    name: 'apellido apellidos nombre nombres',
    summary: 'antetítulo entradilla extracto resumen subtítulo sumario',
    description: `
      contenido descripciones descripción detalle detalles información nota notas observacion observaciones texto
    `,
    short: 'breve corta corto',
    start: `
      comienza comienzo desde dtini dtinicio empieza fechainicio horainicio hrini ini inicia inicio primerdía
    `,
    end: 'fechafin fin final finaliza finalización hasta horafin termina término últimodía',
    date: 'cuándo día días fecha fechaevento fechas',
    time: 'hora horario horarios horas',
    allDay: 'díacompleto díaentero jornadacompleta todoeldía',
    timeZone: 'husohorario zonahoraria',
    duration: 'dura duración',
    sessions: 'fechas fechashoras funciones función horarios sesiones sesión',
    recurrence: 'periodicidad recurrencia recurrente repetición',
    created: 'altaen creación creada creado creadoel fechaalta fechacreación',
    updated: `
      actualización actualizada actualizado actualizadoel cambiado editada editado fechamodificación modificación
      modificada modificado modificadoel ultimaactualizacion ultimocambio últimamodificación
    `,
    published: 'fechapublicación publicación publicada publicado publicadoel',
    deadline: 'cierre entradas fechalímite inscripciones inscripción matrícula plazo registro',
    registration: 'entradas inscripciones inscripción matrícula registro reserva reservas',
    place: 'dónde espacio local lugar lugaracto lugares recinto recintos sede sedes sitio spacio ubicaciones ubicación',
    address: 'calle direcciones dirección domicilio',
    houseNumber: 'número',
    room: 'auditorio aula edificio piso planta sala salas salón',
    city: 'ciudad localidad municipio población',
    region: 'comarca comunidad departamento país provincia región',
    zip: 'códigopostal',
    latitude: 'latitud',
    longitude: 'longitud',
    geo: 'coordenadas',
    url: 'enlace enlaces paginadetalle página sitioweb vínculo web',
    image: 'cartel carteles carátula foto fotos imagen imágenes portada',
    online: 'adistancia endirecto enlínea envivo retransmisión streaming transmision virtual',
    organizer: `
      anfitrión asociación comité convoca convocante cámara departamento dependencia entidad escuela facultad
      institución instituto junta organismo organizadopor organizador organizadora organizadores organizan promotora
      proveedor sección secretaría sindicato unidad universidad área
    `,
    contact: 'contacto contactos personacontacto responsable',
    person: 'artista artistas autor autora conferenciante creadopor editadopor modificadopor orador ponente ponentes',
    performer: `
      artista artistas banda cantante conferenciante conferencista conferencistas disertante docente docentes elenco
      expone exponen expositor expositora expositores imparte impartido impartidopor instructor intérprete intérpretes
      invitado invitados músicos orador oradores ponente ponentes profesor profesora profesores reparto solista
      solistas tallerista
    `,
    category: 'categoría categorías disciplina género tematicas temática tipo tipoevento tipologias tipos ámbito',
    tag: 'etiqueta etiquetas palabraclave palabras palabrasclave',
    series: 'ciclo festival gira partede serie temporada',
    status: 'estado situación',
    visibility: 'privacidad privada privado pública público visibilidad visible',
    draft: 'borrador borradores',
    cancelled: 'anulación anulada anulado cancelación cancelada cancelado eliminado retirado suspendida suspendido',
    postponed: 'aplazada aplazado aplazamiento pospuesta pospuesto',
    email: 'correo correoelectrónico',
    phone: 'celular móvil teléfono',
    price: 'coste costo entrada entradas precio precios quota tarifa tarifas',
    free: 'entradagratuita entradaliberada entradalibre gratis gratuita gratuito',
    soldOut: 'aforocompleto agotada agotado',
    count: 'aforo cantidad cupo plazas',
    capacity: 'aforo capacidad cupo cupos plazas',
    booked: 'apuntados inscriptos inscritos ocupadas plazasocupadas vendidas',
    remaining: 'cuposdisponibles disponibilidad disponible disponibles plazaslibres restantes',
    language: 'idioma idiomas lengua',
    related: 'relacionados similares',
    attachment: 'adjunto adjuntos anexo archivo archivos documento documentos fichero ficheros',
    sponsor: 'colaborador colaboradores patrocinador patrocinadores',
    full: 'larga',
    modifier: 'y',
    thumb: 'formato formatos miniatura pequeña pequeño',
    original: 'grande original',
  },
  values: {
    confirmed: `
      abierto, activo, aforo completo, agotado, cerrado, completo, confirmada, confirmado, en curso,
      entradas agotadas, finalizado, inscripciones abiertas, inscripciones cerradas, programado, próximo, publicado,
      realizado, vigente
    `,
    tentative: 'por confirmar, por definir, provisional, sin confirmar, tentativa, tentativo',
    cancelled: 'anulado, cancelada, cancelado, no se realiza, suspendida, suspendido',
    postponed: 'aplazada, aplazado, pospuesto',
    draft: 'borrador, eliminada, eliminado, no publicado, oculto, papelera, pendiente',
    public: 'abierta, abierto, pública, público, sí, todos',
    unlisted: 'invisible, no listado, oculta, oculto, solo con enlace',
    private: `
      con invitación, confidencial, interna, interno, no, no público, privada, privado, reservado, restringido,
      solo miembros
    `,
    soldOut: `
      aforo completo, agotada, agotadas, agotado, agotados, cupo lleno, cupos agotados, localidades agotadas,
      no quedan entradas, no quedan plazas, plazas agotadas, sin plazas
    `,
    soldOutAlone: 'completa, completo, llena, lleno',
    free: 'acceso libre, entrada liberada, entrada libre, gratis*, gratuit*, sin cargo, sin coste, sin costo',
    freeAlone: 'libre',
    notQuite: 'casi, hasta, no, parcialmente, pronto, si',
    online: 'a distancia, en línea, videoconferencia, virtual',
    nowhere: 'ningún lugar, sin lugar',
    yesNo: 's/n, si/no, sí/no, verdadero/falso',
    organization: `
      academia, agencia, asociación, ayuntamiento, biblioteca, centro, club, colegio, comisión, comité, compañía,
      concejalía, coro, cámara, departamento, dirección, editorial, empresa, escuela, facultad, federación, fundación,
      gremio, instituto, laboratorio, liga, ministerio, museo, oficina, orquesta, parroquia, patronato, secretaría,
      servicio, sindicato, sociedad, teatro, unidad, universidad, área
    `,
    venue: `
      anfiteatro, auditorio, aula, av., avda., avenida, biblioteca, calle, cancha, casa, castillo, catedral, centro,
      club, colegio, edificio, escuela, estación, estadio, explanada, facultad, galería, gimnasio, hospital, hotel,
      iglesia, jardín, museo, pabellón, palacio, parque, paseo, patio, piso, planta, playa, plaza, polideportivo,
      sala, salón, teatro, universidad
    `,
    kind: `
      baile, capacitación, carrera, charla, cine, clase, coloquio, concierto, concurso, conferencia, congreso, curso,
      danza, debate, deporte, encuentro, ensayo, excursión, exposición, feria, festival, fiesta, formación, foro,
      gala, jornada, lectura, mercado, misa, música, partido, presentación, proyección, reunión, ruta, seminario,
      taller, teatro, torneo, visita, visita guiada
    `,
  },
  stems: {
    cancelled: 'anul cancel suspend',
    postponed: 'aplac aplaz pospuest posterg',
    draft: 'borrador desactiv eliminad inactiv nopublic',
    tentative: 'aconfirm noconfirm porconfirm provisi sinconfirm tentativ',
    confirmed: 'activ agotad confirm planifi program publi reprogram',
  },
  dates: {
    allDay: 'día completo, día entero, jornada completa, todo el día',
    noon: 'del mediodía, mediodía',
    midnight: 'medianoche',
    to: 'a, a la, a las, al',
    until: 'fin, hasta, hasta el, hasta la, hasta las',
    at: 'a partir de, a partir de las, de, de las, del, desde, desde el, desde las, el, inicio',
    and: 'e, y',
    unit: 'hora, horas, hs',
    beforeHour: 'a las',
    unset: 'a confirmar, a definir, por confirmar, por definir',
  },
  paging: {
    next: 'próxima próximo siguiente',
    page: 'página páginas',
    pages: 'paginas páginas',
    total: 'cantidad total totales',
    all: 'totales',
    noun: 'elementos eventos registros resultados',
    size: 'tamaño',
    current: 'actual',
    cursor: 'cursor',
    more: 'hay mas más',
    last: 'ultima última',
    moment: 'evento fecha',
    other: 'anterior',
    pageParameter: 'pagina página',
    offsetParameter: 'desde inicio',
  },
  months: {
    september: 'sept, set, setiembre',
  },
  units: {
    week: 'semana semanas',
    day: 'día días',
    hour: 'hora horas',
    minute: 'minuto minutos',
    second: 'segundo segundos',
  },
  recurrence: {
    daily: 'diariamente, diario',
    weekly: 'semanal, semanalmente',
    monthly: 'mensual, mensualmente',
    yearly: 'anual, anualmente',
    never: 'ninguna, nunca, única',
  },
  fields: {
    value: 'valor valores',
    name: 'nombre título',
    year: 'anio año',
    month: 'mes',
    day: 'día',
    hour: 'hora horas',
    minute: 'minuto minutos',
    second: 'segundo segundos',
    date: 'fecha',
    time: 'hora',
    latitude: 'latitud',
    longitude: 'longitud',
    street: 'calle',
    address: 'dirección',
    zip: 'códigopostal',
    city: 'ciudad',
    country: 'país',
    firstName: 'nombre nombrepropio nombres primernombre',
    lastName: 'apellido apellidos',
    role: 'función rol tipo uso',
  },
};
