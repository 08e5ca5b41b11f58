/** What the derived pictures of a subject are called. Season words are left out indoors. */
export type SubjectWords = { indoors: boolean; view: string; captions: readonly string[] };

export const subjectWords: Readonly<Record<string, SubjectWords>> = {
  ridges: {
    indoors: false,
    view: "Hills and mountains seen from the school",
    captions: ["The hills from the school", "Ridge behind ridge", "The view from the upper field"],
  },
  forest: {
    indoors: false,
    view: "Deodar forest beside the school",
    captions: ["In the deodars", "The wood below the school", "A walk in the forest"],
  },
  quadrangle: {
    indoors: false,
    view: "Stone buildings of the quadrangle",
    captions: ["The quadrangle", "Under the bell tower", "Stone and lawn"],
  },
  cricket: {
    indoors: false,
    view: "The cricket field below the deodars",
    captions: ["The cricket field", "From the boundary", "The upper field"],
  },
  chapel: {
    indoors: true,
    view: "Inside the school chapel",
    captions: ["In the chapel", "Coloured glass", "A quiet hour in the chapel"],
  },
  dormitory: {
    indoors: true,
    view: "A dormitory with made beds",
    captions: ["The dormitory", "Beds made", "A corner of the dormitory"],
  },
  library: {
    indoors: true,
    view: "Shelves and tables in the library",
    captions: ["The library", "Among the shelves", "A place to read"],
  },
  laboratory: {
    indoors: true,
    view: "Glassware on a laboratory bench",
    captions: ["The laboratory", "On the bench", "Science week preparations"],
  },
  pool: {
    indoors: true,
    view: "The indoor swimming pool",
    captions: ["The swimming pool", "Still water", "Lanes ready"],
  },
  music: {
    indoors: true,
    view: "Instruments in the music room",
    captions: ["The music room", "Before practice", "A corner of the music room"],
  },
  monsoon: {
    indoors: false,
    view: "Rain over the school and its hills",
    captions: ["Rain on the hills", "Cloud in the valley", "The rains"],
  },
  snow: {
    indoors: false,
    view: "Snow on deodars and hills",
    captions: ["Snow on the ridge", "White branches", "A winter walk"],
  },
  school: {
    indoors: false,
    view: "The school on its ridge",
    captions: ["The school from across the valley", "On the ridge", "A far view of the school"],
  },
};
