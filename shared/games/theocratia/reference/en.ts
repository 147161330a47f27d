export const reference = { title: 'Theocratia', sections: [] };
