import { words, type Voice } from './voice'

export const es: Voice = {
  family: words(
    'Hernández|García|Martínez|López|González|Rodríguez|Pérez|Sánchez|Ramírez|Flores|Gómez|Torres|Vargas|Castillo|Mendoza|Rojas|Ortega|Navarro|Molina|Salazar|Cárdenas|Aguilar|Paredes|Quispe|Ríos|Fuentes',
  ),
  female: words(
    'Valentina|Camila|Lucía|María José|Daniela|Ximena|Fernanda|Paula|Sofía|Renata|Carolina|Ana|Gabriela|Mariana|Rocío|Abril',
  ),
  male: words(
    'Mateo|Santiago|Diego|Alejandro|Javier|Andrés|Emiliano|Luis|Carlos|Joaquín|Rodrigo|Tomás|Iván|Sebastián|Pablo|Ángel',
  ),
  openings: words('Luna|Sol|Gata|Osito|Chica|Loco|Reina|Nube|Flaco|Abuelita|Capitán|Señorita|Cafecito|Taco|Cielo|Maga'),
  closings: words(
    'de Medianoche|Serial|del Sur|Sin Spoilers|Dormilona|de Papel|Rebelde|con Palomitas|MX|del Mar|Azul|Viajera|Feliz|de Barrio',
  ),
  nicknames: words(
    'palomitas_y_drama|la.vecina.del.5|soloUnCapítuloMás|maratonista|El Profe Nando|cami.ve.todo|no me cuentes|Doña Series|tacosynovelas|pixel_azul',
  ),
  bios: words(
    'Un capítulo más y ya|Café, novelas y lluvia|Lloro con los comerciales|Sin spoilers, por favor|Fan de los villanos guapos|Mamá de tres y de muchas series',
  ),
  comments: words(`
    No me esperaba ese giro, qué buen guion|El segundo protagonista merecía más|Empieza lento pero vale la pena|Suban más capítulos, por favor
    La fotografía es una belleza|Por fin ella se defendió, qué escena|Los subtítulos van adelantados|Me la acabé en una noche y mañana trabajo
    ¿Cómo se llama la canción del final?|El actor principal no transmite nada|La veo con mi abuelita y le encanta|Ese final fue un crimen
    Mejor que el libro|Demasiados anuncios|Se ve borroso en 1080|Lloré y llamé a mi mamá|El villano está demasiado guapo|Le sobran capítulos|El doblaje quedó muy bien`),
  bullets: words(
    'ahí viene|jajaja|mi corazón|no puede ser|escena épica|corre|qué nervios|ya lo sabía|esa canción|lloro',
  ),
  posts: words(`
    Me acabé {title} en una sentada y ahora no sé qué hacer con mi vida.
    ¿Quién creen que fue en {title}? Yo digo que el doctor.
    Mi lista del fin de semana, y en primer lugar {title}.
    Fui al lugar donde grabaron {title}, es aún más bonito.
    ¿Alguna serie parecida a {title}? Ayuda.
    Mi primer dibujo de {title}, sean buenos.`),
  feedback: {
    playback: words('El video se queda cargando a la mitad|Al pasarlo a la tele se oye pero no se ve'),
    subtitle: words('Los subtítulos del capítulo 8 salen antes de tiempo'),
    payment: words('Me cobraron y no llegaron las monedas, adjunto captura|Mi tarjeta no pasa aunque sí tiene saldo'),
    vip: words('Pagué el plan anual y en mi celular nuevo no aparece|¿Cómo cancelo la renovación automática?'),
    account: words('Cambié de número y no recibo el código'),
    contentRequest: words('¿Van a subir la segunda temporada de {title}?'),
    contentError: words('Los capítulos 12 y 13 son iguales'),
    live: words('No puedo entrar a la sala en vivo'),
    community: words('¿Por qué borraron mi comentario?'),
    crash: words('La aplicación se cierra al abrirla'),
    suggestion: words('Estaría bien un temporizador para dormir'),
    copyright: words('Represento al titular de la obra; retiren la copia sin licencia'),
    other: words('¿Hay versión para computadora?'),
  },
  appeals: words('Solo comentaba la historia, revisen por favor|Mi hermano usó mi cuenta, no volverá a pasar'),
}
