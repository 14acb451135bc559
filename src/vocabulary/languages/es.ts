import type { LanguageWords } from '../language-words.ts';

/** Spanish. */
export const es: LanguageWords = {
  keys: {
    event: 'actividad actividades acto actos concierto evento eventos reuniones reunión',
    calendar: 'agenda agendas calendario calendarios grupo grupos',
    id: 'código identificador idevento número referencia',
    title: 'asunto denominación nombre tema titular título',
    name: 'apellido apellidos nombre nombres',
    summary: `
      antetítulo bajada descripciónbreve descripcióncorta entradilla extracto introducción resumen subtítulo sumario
    `,
    description: `
      asuntosatratar contenido cuerpo descripciones descripción detalle detalles información nota notas
      observacion observaciones ordendeldía reseña texto
    `,
    short: 'breve corta corto',
    start: `
      aperturaoficial comienza comienzo desde dtini dtinicio empieza fechadeinicio fechainicio fecini feini fini hini
      horadeinicio horainicio horini hrini ini inicia inicio pitidoinicial primerdía saqueinicial
    `,
    end: `
      culmina fecfin fechadefin fechafin ffin fin final finaliza finalización hasta hfin horadefin horafin horfin
      termina término últimodía
    `,
    date: 'cuándo día días fecha fechaevento fechas',
    time: 'hfin hini hmod hora horario horarios horas horfin horini',
    allDay: 'díacompleto díaentero jornadacompleta todoeldía',
    timeZone: 'husohorario zonahoraria',
    duration: 'dura duracionminutos duración',
    sessions: 'convocatorias fechas fechasclases fechashoras funciones función horarios pases sesiones sesión',
    recurrence: 'frecuencia periodicidad recurrencia recurrente repetición repite',
    created: 'altaen creación creada creado creadoel fechaalta fechacreación fechaderegistro registradoel',
    updated: `
      actualización actualizada actualizado actualizadoel cambiado editada editado fechacambio fechaedición
      fechamodificación fecmod fmod hmod modificación modificada modificado modificadoel ultimaactualizacion
      ultimocambio últimamodificación últimapublicación
    `,
    published: 'fechapublicación publicación publicada publicado publicadoel',
    deadline: `
      aperturadepuertas aperturapuertas aperturataquilla caducidad calentamiento cierre entradas fechalímite fechatope
      horaconcentracion horaconvocatoria horadeencuentro horadesalida horaencuentro horaquedada horasalida inscripciones
      inscripción llegada matrícula plazo registro salida vencimiento
    `,
    featured: `
      boletin boletín carrusel destacada destacado destacados enboletin enhome enlahome enlaportada enportada fijada
      fijado mostrarenhome mostrarenlaportada mostrarenportada paginainicio paginaprincipal portadadestacado
      recomendado verenportada
    `,
    registration: `
      boletería boletos comprar comprarboletos comprarentradas entradas inscribirse inscripciones inscripción
      inscríbete matrícula preinscripción registro reserva reservas taquilla
    `,
    place: `
      biblioteca dónde emplazamiento escenario espacio filial local lug lugar lugaracto lugarencuentro lugares museo
      puntoencuentro recinto recintos sede sedes sitio spacio sucursal ubicaciones ubicación
    `,
    address: 'calle direcciones dirección domicilio',
    houseNumber: 'número',
    room: 'auditorio aula edificio pabellón piso planta sala salas saloncito salón',
    city: 'barrio ciu ciudad distrito localidad municipio población pueblo',
    region: 'comarca comunidad departamento país provincia región',
    zip: 'cpostal códigopostal',
    latitude: 'latitud',
    longitude: 'longitud',
    geo: 'coordenadas',
    url: 'enlace enlaces leermás masinformación paginadetalle página sitioweb vínculo web',
    image: 'cartel carteles carátula foto fotos imagen imagendestacada imágenes portada',
    online: `
      adistancia endirecto enlaceconexión enlacedeconexión enlacedereunión enlacereunión enlínea envivo retransmisión
      reuniónvirtual streaming transmision urlconexión urlreunión videollamada virtual
    `,
    organizer: `
      anfitrión asociación comité convoca convocante coorganizador cámara departamento dependencia encargado entidad
      escuela facultad institución instituto junta negociado organismo organizadopor organizador organizadora
      organizadores organizan parroquia promotora proveedor responsables sección secretaría sindicato unidad
      unidadacadémica universidad área
    `,
    contact: 'contacto contactos encargada personacontacto responsable',
    person: `
      artista artistas autor autora conferenciante creadopor editadopor guía modificadopor orador ponente ponentes
      presidenta presidente secretaria secretario
    `,
    performer: `
      actriz agrupación artista artistas banda cantante capacitador capacitadores catedrático celebrante
      conferenciante conferencista conferencistas conquién director directora disertante docente docentes doctoranda
      doctorando elenco expone exponen expositor expositora expositores facilitador facilitadora facilitadores guía
      guías imparte impartido impartidopor instructor intervienen intérprete intérpretes invitado invitados maestro
      maestros moderador músicos orador oradores ponente ponentes predicador profesor profesora profesores reparto
      solista solistas tallerista
    `,
    category: `
      categoría categorías disciplina género materia rubro tema temas tematicas temática tipo tipoevento tipologias
      tipos ámbito
    `,
    tag: 'etiqueta etiquetas palabraclave palabras palabrasclave',
    series: 'ciclo cicloconferencias festival gira partede serie temporada',
    work: 'asignatura curso módulo obra película',
    status: 'estado situación',
    visibility: `
      apuertacerrada confidencial mostrarenlaweb mostrarenweb mostrarweb oculto privacidad privada privado
      publicarenlaweb publicarenweb pública público quiénpuedever quiénve restringida restringido solointerno
      solomiembros solosocios visibilidad visible visibleenweb
    `,
    draft: 'borrador borradores',
    cancelled: 'anulación anulada anulado cancelación cancelada cancelado eliminado retirado suspendida suspendido',
    postponed: 'aplazada aplazado aplazamiento pospuesta pospuesto postergada postergado reprogramado',
    email: 'correo correoelectrónico',
    phone: 'celular móvil teléfono',
    price: `
      aporte arancel aranceles contribución coste costo entrada entradas importe inversión precio precios quota tarifa
      tarifas tasa tasas
    `,
    free: 'entradagratuita entradaliberada entradalibre gratis gratuita gratuito ingresogratuito ingresolibre sincosto',
    soldOut: 'aforocompleto agotada agotado',
    count: 'aforo cantidad cupo plazas',
    capacity: 'aforo capacidad capacidadmáxima cupo cupomáximo cupos maxasistentes plazas plazastotales',
    booked: `
      apuntados inscripcionesrealizadas inscriptos inscritos matriculados ocupadas plazasocupadas plazasreservadas
      reservadas vendidas
    `,
    remaining:
      'cuposdisp cuposdisponibles cuposlibres disponibilidad disponible disponibles plazasdisp plazaslibres restantes',
    language: 'idioma idiomas lengua',
    related: 'centrodecosto centrodecostos relacionados similares',
    attachment: 'adjunto adjuntos anexo archivo archivos documento documentos fichero ficheros',
    sponsor: 'colaborador colaboradores patrocinador patrocinadores',
    full: 'larga',
    modifier: 'gestión presentación y',
    thumb: 'formato formatos miniatura pequeña pequeño',
    original: 'grande original',
  },
  values: {
    attendance: 'en línea, en vivo, híbrida, híbrido, presencial, semipresencial',
    andOthers: 'entre otros, y otros',
    personTitle: 'dr, dra, ing, lic, mtra, mtro, prof, profa',
    confirmed: `
      abierto, aceptado, activa, activo, aforo completo, agotado, aprobada, aprobado, celebrado, cerrado, completo,
      con plazas, confirmada, confirmado, en curso, entradas agotadas, finalizado, inscripciones abiertas,
      inscripciones cerradas, inscripción abierta, lista de espera, plazas disponibles, previsto, programada,
      programado, próximo, publicado, realizado, reprogramado, se realiza, vigente, últimas plazas
    `,
    tentative: `
      a confirmar, en planificación, fecha por confirmar, fecha por definir, pendiente de confirmación,
      pendiente de confirmar, por confirmar, por definir, propuesta, provisional, provisorio, sin confirmar, tentativa,
      tentativo
    `,
    cancelled: `
      anulada, anulado, anulados, cancelada, canceladas, cancelado, cancelados, desconvocada, desconvocado,
      no se celebra, no se realiza, queda cancelado, queda suspendido, se suspende, suspendida, suspendido
    `,
    postponed: `
      aplazada, aplazado, aplazado hasta nuevo aviso, diferido, pendiente de fecha, pendiente de reprogramación,
      pendiente de reprogramar, por reprogramar, pospuesta, pospuesto, postergada, postergado,
      reprogramación pendiente, se pospone
    `,
    draft: `
      archivada, archivado, borrado, borrador, bosquejo, desactivado, despublicado, eliminada, eliminado, en edición,
      en elaboración, en preparación, en revisión, esbozo, inactivo, no publicada, no publicado, oculto, papelera,
      pendiente, pendiente de aprobación, pendiente de publicar, pendiente de revisión, plantilla, rechazada,
      rechazado, sin publicar
    `,
    public: `
      abierta, abierto, abierto a todos, abierto al público, evento público, externo, general, mostrar en web,
      mostrar web, para todos, publicar en web, pública, público, público en general, sí, todo el mundo, todo público,
      todos, todos los públicos, visible, visible en web
    `,
    unlisted: `
      con enlace, invisible, mediante enlace, no incluido en lista, no listado, no visible, oculta, oculto,
      solo con el enlace, solo con enlace, solo enlace, sólo con enlace, sólo enlace
    `,
    private: `
      a puerta cerrada, acceso restringido, con invitación, con invitación previa, confidencial, exclusivo socios,
      interna, interno, no, no en la web, no pública, no público, por invitación, privada, privado,
      privado solo miembros, reservada, reservado, restringida, restringido, sesión cerrada, solo con invitación,
      solo empleados, solo interno, solo invitados, solo miembros, solo personal, solo por invitación, solo socios,
      sólo miembros, sólo socios, uso interno
    `,
    only: 'exclusivamente, solamente, solo, sólo, únicamente',
    soldOut: `
      aforo completo, agotada, agotadas, agotado, agotados, boletos agotados, capacidad completa, cupo completo,
      cupo lleno, cupos agotados, cupos llenos, localidades agotadas, no hay cupos, no hay entradas, no hay plazas,
      no quedan entradas, no quedan plazas, plazas agotadas, sin cupo, sin cupos, sin entradas, sin plazas,
      todo vendido
    `,
    soldOutAlone: 'completa, completo, entradas agotadas, llena, lleno',
    free: `
      acceso gratuito, acceso libre, actividad gratuita, de forma gratuita, entrada gratuita, entrada liberada,
      entrada libre, gratis*, gratuit*, ingreso gratuito, ingreso libre, libre y gratuito, sin cargo, sin cobro,
      sin coste, sin costo
    `,
    freeAlone: 'libre',
    notQuite: 'casi, hasta, no, parcialmente, pronto, si',
    online: `
      a distancia, directo, en directo, en línea, en remoto, en streaming, en vivo, en vivo por internet,
      por internet, por videoconferencia, remoto, seminario web, telemático, videoconferencia, virtual
    `,
    nowhere: 'ningún lugar, sin lugar',
    nothing: 'ninguna, ninguno, no aplica, no disponible, sin datos, sin definir',
    yesNo: 's/n, si/no, sí/no, verdadero/falso',
    organization: `
      academia, agencia, archivo, asamblea, asociación, ateneo, ayuntamiento, banco, banda, biblioteca,
      casa de la cultura, centro, club, cofradía, colectivo, colegio, colegio mayor, comisión, comité, compañía,
      concejalía, consejo, conservatorio, consorcio, cooperativa, coro, cámara, departamento, diputación, dirección,
      diócesis, editorial, embajada, empresa, escuela, facultad, federación, fundación, gobierno, gremio, hermandad,
      hospital, iglesia, instituto, junta, laboratorio, liga, mancomunidad, ministerio, municipalidad, municipio,
      museo, oficina, orquesta, parroquia, patronato, peña, secretaría, sede, seminario, servicio, sindicato,
      sociedad, teatro, unidad, universidad, unión, área
    `,
    venue: `
      aeropuerto, alcaldía, anfiteatro, archivo, arena, auditorio, aula, av., avda., avenida, ayuntamiento, bar,
      biblioteca, cafetería, calle, calle mayor, calz., camino, campo, cancha, capilla, carpa, casa,
      casa de la cultura, castillo, catedral, centro, centro cívico, cine, club, colegio, conservatorio, convento,
      edificio, ermita, escenario, escuela, estación, estadio, explanada, facultad, finca, foro, frontón, galería,
      gimnasio, hall, hemeroteca, hospital, hotel, iglesia, instituto, jardín, malecón, mercado, mirador, monasterio,
      municipalidad, museo, pabellón, palacio, palacio municipal, parque, paseo, patio, piscina, piso, planta, playa,
      plaza, polideportivo, polígono, puerto, sala, salón, salón de actos, sede, sótano, teatro, terraza, universidad
    `,
    kind: `
      acto, asamblea, audición, baile, bingo, campamento, campeonato, capacitación, carrera, ceremonia, charla,
      charla-coloquio, cine, cinefórum, clase, clase magistral, club de lectura, coloquio, concierto, concurso,
      conferencia, congreso, conversatorio, cuentacuentos, curso, danza, debate, deporte, desfile, encuentro, ensayo,
      espectáculo, estreno, excursión, exposición, feria, festival, fiesta, formación, foro, función, gala, homenaje,
      inauguración, jornada, jornada de puertas abiertas, junta, lectura, mercado, mesa redonda, misa, monólogo,
      música, obra, partido, paseo, peña, pleno, presentación, presentación de libro, proyección, recital, retiro,
      reunión, romería, ruta, seminario, simposio, sorteo, taller, teatro, tertulia, torneo, vigilia, visita,
      visita guiada, webinar, ópera
    `,
    be: 'es, está, fue, ha sido',
    inTitles: 'suspendida, suspendidas, suspendido, suspendidos',
    because: 'a causa, debido a, en razón, por causa, por falta, por motivo, por motivos, por razones',
    lesson: 'clase, curso, partido, taller',
    takesPlace: 'se celebra, se realiza, tiene lugar',
    newDate: 'nueva fecha, nuevas fechas',
    access: 'acceso',
    later: 'a confirmar, más adelante, pendiente, por anunciar, por confirmar, por definir, próximamente, se anunciará',
    insider: 'empleados, interna, interno, invitación, invitados, personal',
    unpublishing: 'no difundir, no mostrar, no publicar',
    indefinitely: `
      indefinidamente, para más adelante, para otra fecha, para una fecha posterior, por tiempo indefinido, sine die
    `,
    agent: 'por el organizador, por la organización, por los organizadores',
  },
  stems: {
    cancelled: 'anul cancel suspend',
    postponed: 'aplac aplaz pospuest posterg',
    draft: 'borrador desactiv eliminad inactiv nopublic',
    tentative: 'aconfirm noconfirm porconfirm provisi sinconfirm tentativ',
    confirmed: 'activ agotad confirm planifi program publi reprogram',
  },
  dates: {
    allDay: 'día completo, día entero, jornada completa, todo el dia, todo el día',
    noon: 'del mediodía, mediodía',
    midnight: 'medianoche',
    am: 'de la madrugada, de la mañana, por la mañana',
    pm: 'de la tarde, por la tarde, tarde',
    night: 'de la noche, noche, por la noche',
    to: 'a, a la, a las, al',
    until: 'fin, hasta, hasta el, hasta la, hasta las',
    at: `
      a partir de, a partir de las, a partir del, comienzo, de, de las, del, desde, desde el, desde las, el, hora,
      horario, inicio
    `,
    and: 'e, y',
    unit: 'en punto, hora, horas, hs',
    beforeHour: 'a las',
    unset: 'a confirmar, a definir, fecha por confirmar, fecha por definir, por anunciar, por confirmar, por definir',
    doors: 'apertura de puertas, puertas',
    begins: 'comienzo, concierto, espectáculo, función, inicio, show',
    between: 'entre, entre las',
    openEnd: 'cierre',
  },
  paging: {
    next: 'próxima próximo siguiente',
    page: 'pag página páginas',
    pages: 'paginas páginas',
    total: 'cantidad total totales',
    all: 'totales',
    noun: 'elementos eventos registros resultados',
    size: 'tamaño',
    per: 'por',
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
    records: 'contenido datos elementos filas lista listado registros resultado resultados',
    lesson: 'bloque clase franja hora tramo',
    weekday: 'díadelasemana díasdelasemana díasemana díassemana',
    week: 'numsemana semana',
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
    account: 'propietario usuario',
    audience: 'destinatarios públicoobjetivo',
    reason: 'causa motivo razón',
    remark: 'anotaciones anotación aviso comentario nota notas observacion observaciones observación',
    mark: 'boletos entradas indicador marca marcador resultado señal',
    places: 'cupo cupos plazas',
    where: 'dónde',
    home: 'casa local',
    away: 'fuera visita visitante',
    team: 'club equipo',
    permission: 'cancelable permite permitida permitido posible puede',
  },
};
